/**
 * The privacy policy that holds, named by the day from which it does: /privacy says since when it holds, and both forms
 * store it with the consent. A change of the policy or the consent is a new day here; what was agreed to before keeps its own.
 */
export const privacyVersion = '2026-11-18';

const purposes = '문의자 확인, 상담과 답변, 제품\u00a0도입 제안';

/** What for, by kind of inquiry, in the consent and in the policy alike. */
export const inquiryPurposes = {
  partnership: purposes,
  support: `${purposes}, 설치\u2060·\u2060점검\u00a0안내`,
} as const;

/** What this version says is collected. A form that asks for something else needs a new version. */
export const agreedItems = {
  required: '회사명, 담당자명, 연락처, 이메일',
  optional: '지역, 상세주소, 로봇 종류, 로봇 모델, 문의 내용, 함께 보낼 내용, 매장 배치도',
} as const;
