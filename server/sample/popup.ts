/** The home page's popup. Sample content; without a link a click leads to the product inquiry, as the picture says. */
export const samplePopup = { picture: 'popup-t10', link: '' } as const;
