/** The home page's popup. Sample content. */
export const samplePopup = { picture: 'marketing-slide-1', link: '' } as const;
