import * as z from 'zod/mini';
import { renamed, type Codec } from './codec.ts';
import { defineFields } from './fields.ts';
import { pageNumber } from './list-query.ts';
import { listAnswer } from './list.wire.ts';
import { mailKinds, mailStates, replyLimits, type MailKind, type MailPage, type MailState } from './mail.ts';
import { messages } from './messages.ts';
import { textIn } from './page.ts';
import { requiredText } from './text.ts';

const moment = z.iso.datetime({ offset: true });
const states = Object.keys(mailStates) as [MailState, ...MailState[]];
const kinds = Object.keys(mailKinds) as [MailKind, ...MailKind[]];

const mail = renamed(
  z.object({
    id: z.number(),
    kind: z.enum(kinds),
    state: z.enum(states),
    to: z.string(),
    subject: z.string(),
    inquiry: z.number(),
    tries: z.number(),
    reason: z.string(),
    createdAt: moment,
    dueAt: moment,
    sentAt: z.nullable(moment),
  }),
  {
    id: 'm_no',
    kind: 'm_kind',
    state: 'm_state',
    to: 'm_to',
    subject: 'm_subject',
    inquiry: 'c_no',
    tries: 'm_tries',
    reason: 'm_reason',
    createdAt: 'm_add_dt',
    dueAt: 'm_due_dt',
    sentAt: 'm_sent_dt',
  },
);

const figures = z.object({
  counts: z.object({ waiting: z.number(), sent: z.number(), failed: z.number() }),
  isOn: z.boolean(),
});
const rows = listAnswer(mail);

/** One page of the outbox, how many there are of each state, and whether anything is sent at all. */
export const mailListAnswer: Codec<MailPage> = {
  schema: z.intersection(rows.schema, figures),
  encode: ({ counts, isOn, ...page }) => ({ ...(rows.encode(page) as object), counts, isOn }),
  decode: (raw, asked) => ({ ...rows.decode(raw, asked), ...figures.parse(raw) }),
};

/** What is no state asks for all of them. */
export const mailQueryFields = defineFields(
  z.object({
    page: pageNumber,
    state: z.pipe(
      z.transform((value: unknown): string => states.find((state) => state === textIn(value)) ?? ''),
      z.enum([...states, '']),
    ),
  }),
  { page: 'curPage', state: 'state' },
);

export const replyFields = defineFields(
  z.object({
    subject: requiredText(replyLimits.subject, messages.valid.title),
    text: requiredText(replyLimits.text, messages.valid.content),
  }),
  { subject: 'subject', text: 'text' },
);
