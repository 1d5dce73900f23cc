import type { Generated, Kysely } from 'kysely';
import type { Board, BoardName } from '#contract/boards.ts';

/** The rows of every board share one shape: a table for each, one mechanism. */
export interface PostTable {
  id: Generated<number>;
  title: string;
  content: string;
  /** JSON of its tree; null where its words are plain text. */
  body: string | null;
  url: string;
  category: number;
  industry: number;
  file_stored: string | null;
  file_name: string | null;
  file_size: number | null;
  /** Its place among those that staff put in order, from 1 on; elsewhere 0. */
  position: Generated<number>;
  /** When it was written and, once the public has seen it, when it came out. */
  created_at: string;
  state: Generated<string>;
  /** Where it stands towards the public: as its state and its moments say, and turned when one of them comes. */
  stage: Generated<string>;
  shown_since: string | null;
  shown_until: string | null;
  /** 1: first in its list. */
  pinned: Generated<number>;
  version: Generated<number>;
  /** 0 until the public has seen it. */
  was_shown: Generated<number>;
  /** Null for what was last saved before this was written down. */
  saved_at: string | null;
  saved_by: Generated<string>;
}

/** How many posts of a stage a partition got on a day: totals and deep pages without counting rows. */
export interface PostDayTable {
  board: string;
  category: number;
  industry: number;
  stage: string;
  pinned: number;
  day: string;
  posts: number;
}

/** A picture for the text of a post. */
export interface PictureTable {
  file_stored: string;
  file_name: string;
  file_size: number;
  width: number;
  height: number;
  /** Whose it is: the post that was first saved with it; '' and 0 until then. */
  board: string;
  post_id: number;
  /** Since when its post shows it no more, or since it came; null while it is shown. */
  unused_since: string | null;
  created_by: string;
  created_at: string;
}

/** What was deleted and can still be brought back: a post, or an inquiry with all that hangs on it. */
export interface TrashTable {
  /** The name of a board, or `inquiry`. */
  board: string;
  record_id: number;
  category: number;
  title: string;
  file_stored: string | null;
  file_name: string | null;
  file_size: number | null;
  trashed_at: string;
  trashed_by: string;
  destroy_at: string;
  /** The rows, as JSON. */
  record: string;
}

/** A post as it was before a save. */
export interface PostRevisionTable {
  board: string;
  post_id: number;
  version: number;
  title: string;
  file_stored: string | null;
  file_name: string | null;
  file_size: number | null;
  saved_at: string;
  saved_by: string;
  /** The row, as JSON. */
  record: string;
}

export interface InquiryTable {
  id: Generated<number>;
  category: number;
  title: string;
  company: string;
  name: string;
  phone: string;
  email: string;
  region: string;
  address: string;
  robot_type: string;
  robot_model: string;
  content: string;
  note: string;
  plan: string;
  agreed_at: string | null;
  agreed_version: string;
  created_at: string;
  status: number;
  /** 1 until somebody of the staff has opened it, and again after a message of its sender. */
  unread: number;
  /** 0: nobody. */
  assignee_id: number;
  answered_at: string | null;
  version: number;
  receipt: string;
  /** By which it is found whatever stands between the digits. */
  phone_digits: string;
}

/** What happened to an inquiry since it was received. */
export interface InquiryEventTable {
  id: Generated<number>;
  inquiry_id: number;
  kind: string;
  at: string;
  actor: string;
  text: string;
}

/** How many inquiries came on a day (Seoul), by what lists are filtered by; under the day '' those of all days. */
export interface InquiryCountTable {
  category: number;
  day: string;
  status: number;
  assignee_id: number;
  inquiries: number;
  unread: number;
  /** How many have ever come, whatever became of them since; spam is not counted. */
  arrived: number;
}

/** How many inquiries chose a model or a region on a day (Seoul), without spam. */
export interface InquiryChoiceCountTable {
  kind: string;
  day: string;
  choice: string;
  inquiries: number;
}

/** All that the phone number of an inquiry ends with; `partition` as in the search index. */
export interface InquiryPhoneEndingTable {
  partition: string;
  ending: string;
  inquiry_id: number;
}

/** A mail on its way out, or what became of it. */
export interface MailOutboxTable {
  id: Generated<number>;
  inquiry_id: number;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  state: string;
  /** How often it was begun. */
  tries: number;
  reason: string;
  created_at: string;
  /** From here on it is tried for three days: when it was written, or sent again by hand. */
  queued_at: string;
  /** Not to be tried before. */
  due_at: string;
  sent_at: string | null;
  /** Who is sending it, until when nobody else may: by the database's clock. */
  lease: string;
  lease_until: string;
}

/** A text that staff begin an answer with; one that nobody has changed has no row. */
export interface ReplyTemplateTable {
  id: number;
  name: string;
  subject: string;
  text: string;
  version: number;
}

/** The first answer to what is sent again: a key and the number of the record it made. */
export interface IdempotencyTable {
  key: string;
  record_id: number;
  created_at: string;
}

export interface PopupTable {
  id: Generated<number>;
  file_stored: string;
  file_name: string;
  file_size: number;
  link: string;
  alt: Generated<string>;
  /** Empty: at once. */
  starts_at: Generated<string>;
  /** Empty: never. */
  ends_at: Generated<string>;
  device: Generated<string>;
  /** 0: switched off. */
  active: Generated<number>;
  /** Its place among the others, from 1 on. */
  position: Generated<number>;
  created_at: string;
}

export interface AdminTable {
  id: Generated<number>;
  login: string;
  name: string;
  /** Empty until the person who was invited has chosen a password. */
  password_hash: string;
  role: Generated<string>;
  /** 0: may not log in. */
  active: Generated<number>;
  last_login_at: string | null;
  /** What the device of the second step makes its codes of; it counts while `totp_on` is 1. */
  totp_secret: Generated<string>;
  totp_on: Generated<number>;
  /** The number of the half minute whose code was used last. */
  totp_used: Generated<number>;
  created_at: string;
}

/** A code that stands in for one of the device, once. */
export interface RecoveryCodeTable {
  admin_id: number;
  code_hash: string;
}

export interface PasskeyTable {
  id: string;
  admin_id: number;
  public_key: string;
  counter: number;
  /** How it is reached, with commas. */
  transports: string;
  name: string;
  created_at: string;
  used_at: string | null;
}

/** A login whose password was right, and which waits for its second step. */
export interface LoginStepTable {
  id_hash: string;
  admin_id: number;
  tries: number;
  challenge: string;
  created_at: string;
}

/** A link by which somebody sets a password, once; the link itself is not stored. */
export interface AdminInviteTable {
  token_hash: string;
  admin_id: number;
  expires_at: string;
}

export interface SessionTable {
  id_hash: string;
  admin_id: number;
  device: Generated<string>;
  address: Generated<string>;
  /** What a device that becomes a passkey was asked last. */
  challenge: Generated<string>;
  created_at: string;
  used_at: string;
}

/** Failed logins and inquiries, counted by what they have in common. */
export interface AttemptTable {
  id: Generated<number>;
  bucket: string;
  at: string;
}

export interface AccessLogTable {
  id: Generated<number>;
  at: string;
  actor: string;
  address: string;
  action: string;
  target: string;
}

/** Every board of the contract has its table. */
export type BoardTables = { [Name in BoardName as `${Name}_post`]: PostTable };

/** Boards are handed in: queries take the table of each for one of those that the contract names, as all are alike. */
export function postTable({ table }: Board): keyof BoardTables {
  return table as keyof BoardTables;
}

export interface Database extends BoardTables {
  post_day: PostDayTable;
  picture: PictureTable;
  post_revision: PostRevisionTable;
  trash: TrashTable;
  inquiry: InquiryTable;
  inquiry_event: InquiryEventTable;
  inquiry_count: InquiryCountTable;
  inquiry_choice_count: InquiryChoiceCountTable;
  inquiry_phone_ending: InquiryPhoneEndingTable;
  mail_outbox: MailOutboxTable;
  reply_template: ReplyTemplateTable;
  idempotency: IdempotencyTable;
  popup: PopupTable;
  admin: AdminTable;
  admin_invite: AdminInviteTable;
  recovery_code: RecoveryCodeTable;
  login_step: LoginStepTable;
  passkey: PasskeyTable;
  session: SessionTable;
  attempt: AttemptTable;
  access_log: AccessLogTable;
}

/** A connection or a running transaction: whoever takes one does not care which. */
export type Db = Kysely<Database>;
