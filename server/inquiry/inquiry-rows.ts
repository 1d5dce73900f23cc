import type { Selectable } from 'kysely';
import { inquiryTitle, phoneDigits, type Inquiry, type InquiryInput } from '#contract/inquiry.ts';
import type { DeskInquiry } from '#contract/inquiry-desk.ts';
import type { Db, InquiryTable } from '#server/db/schema.ts';
import { newReceipt } from './receipt.ts';

export type InquiryRow = Selectable<InquiryTable>;

/** All that a list shows; plans are large. */
const listed = [
  'inquiry.id',
  'inquiry.category',
  'inquiry.title',
  'inquiry.company',
  'inquiry.name',
  'inquiry.phone',
  'inquiry.email',
  'inquiry.region',
  'inquiry.address',
  'inquiry.robot_type',
  'inquiry.robot_model',
  'inquiry.content',
  'inquiry.note',
  'inquiry.created_at',
  'inquiry.status',
  'inquiry.unread',
  'inquiry.version',
] as const;

const withAssignee = (db: Db) =>
  db
    .selectFrom('inquiry')
    .leftJoin('admin', 'admin.id', 'inquiry.assignee_id')
    .select('admin.login as assignee');

export const rowsForLists = (db: Db) => withAssignee(db).select(listed);
export const wholeRows = (db: Db) => withAssignee(db).selectAll('inquiry');

type ListedColumn = (typeof listed)[number] extends `inquiry.${infer Column}` ? Column : never;
type DeskRow = Pick<InquiryRow, ListedColumn | 'plan'> & { assignee: string | null };

function toInquiry(row: DeskRow): Inquiry {
  const { id, category, title, company, name, phone, email, region, address, content, note, plan } = row;
  return {
    id,
    category,
    title,
    company,
    name,
    phone,
    email,
    region,
    address,
    content,
    note,
    plan,
    robotType: row.robot_type,
    robotModel: row.robot_model,
    createdAt: row.created_at,
  };
}

export function toDeskInquiry(row: DeskRow): DeskInquiry {
  const { status, unread, assignee, version } = row;
  return { ...toInquiry(row), status, isRead: unread === 0, assignee, version };
}

/** A new inquiry as it is stored. */
export function newRow(input: InquiryInput, status: number, createdAt: string): Omit<InquiryRow, 'id'> {
  const { agreed, agreedVersion, robotType, robotModel, website: _website, formMs: _formMs, ...same } = input;
  return {
    ...same,
    title: inquiryTitle(input.company, input.category),
    robot_type: robotType,
    robot_model: robotModel,
    agreed_at: agreed === true ? createdAt : null,
    agreed_version: agreed === true ? agreedVersion : '',
    created_at: createdAt,
    status,
    unread: 1,
    assignee_id: 0,
    answered_at: null,
    version: 1,
    receipt: newReceipt(),
    phone_digits: phoneDigits(input.phone),
  };
}
