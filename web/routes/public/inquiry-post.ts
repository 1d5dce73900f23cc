import { data, redirect, type RouterContextProvider } from 'react-router';
import { messages } from '#contract/messages.ts';
import type { InquiryPageContent } from '#web/content/inquiry-forms.ts';
import { inquiryFormId } from '#web/inquiry/form-places.ts';
import {
  checkInquiry,
  readInquiryForm,
  type FilledInquiry,
  type InquiryErrors,
} from '#web/inquiry/inquiry-check.ts';
import { pageServices } from '#web/ssr/server-context.ts';

/** After a form that was posted without scripts was taken, its page says so under this name, with the receipt. */
export const sentName = 'sent';

/** Takes a form that was posted without scripts: on to a page that says so, or back with everything typed in it. */
export async function postInquiry(
  { path, category, consent }: InquiryPageContent,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const filled = readInquiryForm(await request.formData(), category, consent.version);
  const check = checkInquiry(filled);
  if (!check.ok) return refuse(filled, null, 400, check.errors);
  const services = context.get(pageServices);
  const { values, agreedVersion, website } = filled;
  const fields = { ...values, category: String(category), agreed: 'true', agreedVersion, website };
  let receipt: string;
  try {
    const result = await services.submitInquiry(fields);
    if (!result.ok) {
      const { message, status, retryAfterSeconds } = result;
      return refuse(filled, messages.public.inquiryRefused(message), status, {}, retryAfterSeconds);
    }
    receipt = result.receipt;
  } catch (error) {
    services.report(error);
    return refuse(filled, messages.public.inquiryFailed(messages.wire.unavailable), 503);
  }
  return redirect(`${path}?${sentName}=${receipt || 1}#${inquiryFormId}`, 303);
}

function refuse(
  { values }: FilledInquiry,
  message: string | null,
  status: number,
  errors: InquiryErrors = {},
  retryAfterSeconds: number | null = null,
) {
  const headers = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) };
  return data({ message, values, errors }, { status, headers });
}
