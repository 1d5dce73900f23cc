import { data, redirect, useSearchParams } from 'react-router';
import { company } from '#contract/company.ts';
import { messages } from '#contract/messages.ts';
import { textIn } from '#contract/page.ts';
import { receiptPath } from '#contract/receipt.ts';
import { paths } from '#web/content/paths.ts';
import { receiptPage } from '#web/content/receipt.ts';
import { ErrorPage } from '#web/frame/error-page.tsx';
import { messageFormId } from '#web/inquiry/form-places.ts';
import { MessageForm } from '#web/inquiry/message-form.tsx';
import { ReceiptView } from '#web/inquiry/receipt-view.tsx';
import { t8Front } from '#web/pictures/fronts.ts';
import { pageServices } from '#web/ssr/server-context.ts';
import { useTypedTextFont } from '#web/text/typed-text-font.ts';
import { sentName } from './inquiry-post.ts';
import type { Route } from './+types/receipt.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const receipt = await context.get(pageServices).receipt(params.receipt);
  if (receipt === null) throw data(null, { status: 404 });
  return { receipt, form: crypto.randomUUID() };
}

/** Takes a message that was posted without scripts: on to a page that says so, or back with the text. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await request.formData();
  const typed = (name: string) => textIn(fields.get(name));
  const text = typed('text');
  const services = context.get(pageServices);
  try {
    const result = await services.addMessage(params.receipt, { text, form: typed('form') });
    if (result.ok) return redirect(`${receiptPath(params.receipt)}?${sentName}=1#${messageFormId}`, 303);
    const { message, status, retryAfterSeconds: wait } = result;
    return data({ message, text }, { status, headers: wait === null ? {} : { 'retry-after': String(wait) } });
  } catch (error) {
    services.report(error);
    return data({ message: messages.wire.unavailable, text }, { status: 503 });
  }
}

/** Its address is its key: nobody is told of it, and nothing of it is kept. */
export const headers: Route.HeadersFunction = ({ actionHeaders, errorHeaders }) => ({
  ...Object.fromEntries(actionHeaders),
  ...Object.fromEntries(errorHeaders ?? []),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});

export const meta: Route.MetaFunction = () => [
  { title: `${receiptPage.title} | ${company.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function ReceiptPage({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { receipt, form } = loaderData;
  const [search] = useSearchParams();
  useTypedTextFont();
  return (
    <ReceiptView receipt={receipt} words={receiptPage}>
      <MessageForm
        receipt={receipt.receipt}
        form={form}
        words={receiptPage.form}
        posted={posted ?? null}
        isSent={search.has(sentName)}
      />
    </ReceiptView>
  );
}

/** One of its own: a wrong receipt may be one letter away from a right one, and is told to nobody either. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} home={paths.home} support={paths.support} robot={t8Front} />;
}
