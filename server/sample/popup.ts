import { noPopup, type PopupInput } from '#contract/popup.ts';

const { id: _, file: __, ...inputOfNone } = noPopup;

/** The home page's popup. Sample content; without a link a click leads to the product inquiry, as the picture says. */
export const samplePopup: { picture: string; input: PopupInput } = {
  picture: 'popup-t10',
  input: {
    ...inputOfNone,
    alt: '서빙로봇 T10, 우리 매장에 꼭 맞는 한 대. 통로 폭부터 동선까지, 현장에 맞춰 상담해 드립니다. 제품 문의하기',
  },
};
