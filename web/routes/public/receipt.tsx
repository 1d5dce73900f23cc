import { data, redirect, useSearchParams } from 'react-router';
import { company } from '#contract/company.ts';
import { messages } from '#contract/messages.ts';
import { receiptPath } from '#contract/receipt.ts';
import { receiptPage } from '#web/content/receipt.ts';
import { MessageForm } from '#web/inquiry/message-form.tsx';
import { ReceiptView } from '#web/inquiry/receipt-view.tsx';
import { pageServices } from '#web/ssr/server-context.ts';
import { useTypedTextFont } from '#web/text/typed-text-font.ts';
import { sentName } from './inquiry-post.ts';
import type { Route } from './+types/receipt.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const receipt = await context.get(pageServices).receipt(params.receipt);
  if (receipt === null) throw data(null, { status: 404 });
  return receipt;
}

/** Takes a message that was posted without scripts: on to a page that says so, or back with the text. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const typed = (await request.formData()).get('text');
  const text = typeof typed === 'string' ? typed : '';
  const services = context.get(pageServices);
  try {
    const result = await services.addMessage(params.receipt, { text });
    if (result.ok) return redirect(`${receiptPath(params.receipt)}?${sentName}=1`, 303);
    const { message, status, retryAfterSeconds: wait } = result;
    return data({ message, text }, { status, headers: wait === null ? {} : { 'retry-after': String(wait) } });
  } catch (error) {
    services.report(error);
    return data({ message: messages.wire.unavailable, text }, { status: 503 });
  }
}

/** Its address is its key: nobody is told of it, and nothing of it is kept. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({
  ...Object.fromEntries(actionHeaders),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});

export const meta: Route.MetaFunction = () => [
  { title: `${receiptPage.title} | ${company.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function ReceiptPage({ loaderData: receipt, actionData: posted }: Route.ComponentProps) {
  const [search] = useSearchParams();
  useTypedTextFont();
  return (
    <ReceiptView receipt={receipt} words={receiptPage}>
      <MessageForm
        receipt={receipt.receipt}
        words={receiptPage.form}
        posted={posted ?? null}
        isSent={search.has(sentName)}
      />
    </ReceiptView>
  );
}
