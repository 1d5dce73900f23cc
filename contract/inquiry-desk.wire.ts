import * as z from 'zod/mini';
import {
  everyInquiryCategory,
  everyInquiryStatus,
  inquirySearchFields,
  inquirySorts,
  type InquirySort,
} from './choices.ts';
import { isCleanText } from './clean-text.ts';
import { renamed, type Codec } from './codec.ts';
import { defineFields } from './fields.ts';
import { memoLength, nobody, timelineKinds, type Assignee, type InquiryPage } from './inquiry-desk.ts';
import { inquiryNames, inquiryShape } from './inquiry.wire.ts';
import { limits } from './limits.ts';
import { listQuery, optionalDay, pageSize } from './list-query.ts';
import { listAnswer } from './list.wire.ts';
import { messages } from './messages.ts';
import { textIn } from './page.ts';
import { choiceOf, requiredText, wholeNumber } from './text.ts';

const { valid, wire } = messages;
const moment = z.iso.datetime({ offset: true });

const rowShape = {
  ...inquiryShape,
  status: z.number(),
  isRead: z.boolean(),
  assignee: z.nullable(z.string()),
  version: z.number(),
};
const rowNames = {
  ...inquiryNames,
  status: 'c_status',
  isRead: 'c_read',
  assignee: 'c_assignee',
  version: 'version',
};

const row = renamed(z.object(rowShape), rowNames);

export const inquiryDetailCodec = renamed(
  z.object({
    ...rowShape,
    receipt: z.string(),
    answeredAt: z.nullable(moment),
    timeline: z.array(
      z.object({ kind: z.enum(timelineKinds), at: moment, by: z.string(), text: z.string() }),
    ),
    previous: z.nullable(z.number()),
    next: z.nullable(z.number()),
    others: z.array(
      z.object({
        id: z.number(),
        category: z.number(),
        title: z.string(),
        status: z.number(),
        createdAt: moment,
      }),
    ),
    isMailOn: z.boolean(),
  }),
  {
    ...rowNames,
    receipt: 'c_receipt',
    answeredAt: 'c_answer_dt',
    timeline: 'timeline',
    previous: 'previous',
    next: 'next',
    others: 'others',
    isMailOn: 'isMailOn',
  },
);

const counts = z.object({
  all: z.number(),
  byStatus: z.array(z.number()),
  mine: z.number(),
  unread: z.number(),
  arrived: z.number(),
});
const rows = listAnswer(row);

/** One page of the desk's list, and the figures over it. */
export const inquiryListAnswer: Codec<InquiryPage> = {
  schema: z.intersection(rows.schema, z.object({ counts })),
  encode: ({ counts: figures, ...page }) => ({ ...(rows.encode(page) as object), counts: figures }),
  decode: (raw, asked) => ({
    ...rows.decode(raw, asked),
    counts: z.object({ counts }).parse(raw).counts,
  }),
};

const text = z.transform((value: unknown) => textIn(value).trim());
const clean = z.string().check(z.refine(isCleanText, { error: wire.invalid }));
const status = choiceOf(everyInquiryStatus.length);
const sorts = Object.keys(inquirySorts) as [InquirySort, ...InquirySort[]];

/** Which inquiries a list shows. */
export const inquiryQueryFields = defineFields(
  z.extend(listQuery(inquirySearchFields), {
    status: z.pipe(
      z.transform((value: unknown): unknown => textIn(value).trim() || null),
      z.nullable(status),
    ),
    assignee: z.pipe(text, clean),
    from: optionalDay,
    to: optionalDay,
    sort: z.pipe(
      z.transform((value: unknown) => sorts.find((sort) => sort === textIn(value)) ?? sorts[0]),
      z.enum(sorts),
    ),
    size: pageSize,
  }),
  {
    page: 'curPage',
    keyword: 'keyword',
    field: 'filter',
    status: 'status',
    assignee: 'assignee',
    from: 'from',
    to: 'to',
    sort: 'sort',
    size: 'size',
  },
);

/** Which inquiries go into a file: those of a list, whatever its page. */
export const inquiryExportFields = defineFields(
  z.extend(inquiryQueryFields.schema, { category: choiceOf(everyInquiryCategory.length) }),
  { ...inquiryQueryFields.names, category: 'category' },
);

/** An admin by ID, or by the number that the session call gives; null and nothing stand for nobody. */
const assignee = z.pipe(
  z.transform((value: unknown) => {
    if (value === null || value === '') return nobody;
    return typeof value === 'number' ? String(value) : value;
  }),
  z.optional(z.string({ error: wire.invalid }).check(z.refine(isCleanText, { error: wire.invalid }))),
);
const change = { status: z.optional(status), assignee };

export const inquiryChangeFields = defineFields(
  z.object({ ...change, version: z.optional(wholeNumber()) }).check(
    z.refine((given) => given.status !== undefined || given.assignee !== undefined, {
      error: valid.selectToChange,
    }),
  ),
  { status: 'status', assignee: 'assignee', version: 'version' },
);

const ids = z
  .array(wholeNumber(), { error: valid.selectToChange })
  .check(z.minLength(1, valid.selectToChange), z.maxLength(limits.idsPerDelete, wire.invalid));

export const inquiryBulkFields = defineFields(
  z.object({ ids, ...change }).check(
    z.refine((given) => (given.status === undefined) !== (given.assignee === undefined), {
      error: valid.oneChange,
    }),
  ),
  { ids: 'ids', status: 'status', assignee: 'assignee' },
);

export const memoFields = defineFields(z.object({ text: requiredText(memoLength, valid.content) }), {
  text: 'text',
});

const assignees = z.object({
  success: z.literal(true),
  list: z.array(z.object({ id: z.string(), name: z.string(), isMe: z.boolean() })),
});

export const assigneesAnswer: Codec<Assignee[]> = {
  schema: assignees,
  encode: (list) => ({ success: true, list }),
  decode: (raw) => assignees.parse(raw).list,
};
