import { company } from '#contract/company.ts';
import { inquiryItems } from '#contract/inquiry-fields.ts';
import { inquiryPurposes, privacyVersion } from './privacy-version.ts';

/**
 * What a person agrees to at an inquiry form. Changing a word of it means a new version
 * (`privacy-version.ts`): it is stored with every inquiry, so that one can show later what was agreed to.
 */
const consentTo = (purpose: string) => ({
  version: privacyVersion,
  label: '[필수] 개인정보 수집 및 이용에 동의합니다.',
  title: '개인정보 수집 및 이용 안내',
  intro: `${company.legalName}는 문의에 답변하기 위해 아래와 같이 개인정보를 수집하고 이용합니다.`,
  purpose,
  required: inquiryItems(true),
  optional: inquiryItems(false),
  retention: '접수일부터 3년간 보관한 뒤 지체\u00a0없이 파기합니다.',
  refusal:
    '개인정보 수집 및 이용에 동의하지 않으실 수\u00a0있습니다. 다만 필수 항목에 동의하지 않으시면 문의를 접수할 수 없으며, 선택 항목은 입력하지 않으셔도 문의하실 수\u00a0있습니다.',
  more: '개인정보처리방침 전문 보기',
});

export const inquiryConsents = {
  partnership: consentTo(inquiryPurposes.partnership),
  support: consentTo(inquiryPurposes.support),
} as const;
