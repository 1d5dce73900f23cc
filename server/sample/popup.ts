/** The home page's popup. Sample content. */
export const samplePopup = { picture: 'popup-t10', link: '' } as const;
