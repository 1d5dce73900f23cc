import * as z from 'zod/mini';
import type { Inquiry } from './inquiry.ts';

/** How an inquiry travels: legacy name → field. */
export const inquiryFields = {
  c_company_name: 'company',
  c_name: 'name',
  c_tel: 'phone',
  c_email: 'email',
  c_addr1: 'region',
  c_addr2: 'address',
  c_prd: 'robotType',
  c_prdname: 'robotModel',
  c_content: 'content',
  c_category1: 'category',
  // Sent, but not believed: the server composes its own.
  c_title: 'title',
  c_agree: 'agreed',
  c_agree_version: 'agreedVersion',
} as const;

export const inquirySchema = z.object({
  c_no: z.number(),
  c_category1: z.number(),
  c_title: z.string(),
  c_company_name: z.string(),
  c_name: z.string(),
  c_tel: z.string(),
  c_email: z.string(),
  c_addr1: z.string(),
  c_addr2: z.string(),
  c_prd: z.string(),
  c_prdname: z.string(),
  c_content: z.string(),
  c_add_dt: z.iso.datetime({ offset: true }),
});

export function inquiryToWire(inquiry: Inquiry): z.infer<typeof inquirySchema> {
  return {
    c_no: inquiry.id,
    c_category1: inquiry.category,
    c_title: inquiry.title,
    c_company_name: inquiry.company,
    c_name: inquiry.name,
    c_tel: inquiry.phone,
    c_email: inquiry.email,
    c_addr1: inquiry.region,
    c_addr2: inquiry.address,
    c_prd: inquiry.robotType,
    c_prdname: inquiry.robotModel,
    c_content: inquiry.content,
    c_add_dt: inquiry.createdAt,
  };
}

export function inquiryFromWire(raw: unknown): Inquiry {
  const wire = inquirySchema.parse(raw);
  return {
    id: wire.c_no,
    category: wire.c_category1,
    title: wire.c_title,
    company: wire.c_company_name,
    name: wire.c_name,
    phone: wire.c_tel,
    email: wire.c_email,
    region: wire.c_addr1,
    address: wire.c_addr2,
    robotType: wire.c_prd,
    robotModel: wire.c_prdname,
    content: wire.c_content,
    createdAt: wire.c_add_dt,
  };
}
