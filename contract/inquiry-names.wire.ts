import { inquiryFieldNames, type InquiryFieldName } from './inquiry-fields.ts';

/** What an older system called otherwise than we do. */
const olderNames: Partial<Record<InquiryFieldName, string>> = {
  company: 'c_company_name',
  phone: 'c_tel',
  region: 'c_addr1',
  address: 'c_addr2',
  robotType: 'c_prd',
  robotModel: 'c_prdname',
};

/** Under which name each field that a person fills in travels, there and back. */
export const filledInNames = Object.fromEntries(
  inquiryFieldNames.map((name) => [name, olderNames[name] ?? `c_${name}`]),
) as Record<InquiryFieldName, string>;
