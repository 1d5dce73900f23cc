import type { PopupInput } from '#contract/popup.ts';

/** The home page's popup. Sample content; without a link a click leads to the product inquiry, as the picture says. */
export const samplePopup: { picture: string; input: PopupInput } = {
  picture: 'popup-t10',
  input: { link: '' },
};
