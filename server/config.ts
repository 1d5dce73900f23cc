import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { SettingError } from '#server/errors.ts';
import { isAdminId } from '#contract/admin-id.ts';
import { adminIdRule } from '#server/admin-id.ts';
import {
  databaseUrl,
  given,
  host,
  mailAddresses,
  mailServer,
  matching,
  networks,
  oneOf,
  origin,
  refuse,
  sender,
  webAddress,
  wholeNumber,
  type Environment,
  type Sender,
} from '#server/setting-values.ts';

/** The only place that reads the environment. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  s3: S3Config | null;
  /** Without it, nothing is sent. */
  mail: MailConfig | null;
  adminId: string;
  adminPassword: string | null;
  sampleContent: boolean;
  inquiryLimit: number;
  inquiryRetentionDays: number;
  loginLimit: number;
  sessionIdleMinutes: number;
  trustProxy: string[];
  publicUrl: string | null;
  naverVerification: string;
  googleVerification: string;
  logLevel: string;
  metricsToken: string | null;
  frontDoor: boolean;
  /** Null: no content delivery network keeps pages. */
  cdn: CdnConfig | null;
  deferScripts: boolean;
  dev: boolean;
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface MailConfig {
  smtpUrl: string;
  from: Sender;
  /** Who of the staff is told of new inquiries, by category. */
  to: { partnership: string[]; support: string[] };
}

export interface CdnConfig {
  /** So long it may send a page without asking. */
  seconds: number;
  /** Where it is told what changed; empty: nowhere. */
  purgeUrl: string;
  purgeToken: string;
}

function readS3(env: Environment): S3Config | null {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const found = names.filter((name) => given(env, name) !== '');
  if (found.length === 0) return null;
  const missing = names.find((name) => given(env, name) === '');
  if (missing !== undefined)
    throw new SettingError(`${missing}: is needed together with ${found.join(', ')}`);
  const key = (name: string) => matching(env, name, /^[!-~]+$/, 'letters, digits and signs without spaces');
  return {
    endpoint: origin(env, 'S3_ENDPOINT') ?? '',
    bucket: matching(env, 'S3_BUCKET', /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'the name of a bucket'),
    accessKeyId: key('S3_ACCESS_KEY_ID'),
    secretAccessKey: key('S3_SECRET_ACCESS_KEY'),
    region: matching(env, 'S3_REGION', /^[\w-]+$/, 'the name of a region') || 'us-east-1',
  };
}

function readMail(env: Environment): MailConfig | null {
  const smtpUrl = mailServer(env, 'SMTP_URL');
  const from = sender(env, 'MAIL_FROM');
  const to = {
    partnership: mailAddresses(env, 'MAIL_TO_PARTNERSHIP'),
    support: mailAddresses(env, 'MAIL_TO_SUPPORT'),
  };
  const names = ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO_PARTNERSHIP', 'MAIL_TO_SUPPORT'];
  const found = names.filter((name) => given(env, name) !== '');
  if (found.length === 0) return null;
  if (smtpUrl === '') throw new SettingError(`SMTP_URL: is needed together with ${found.join(', ')}`);
  if (from === null) throw new SettingError(`MAIL_FROM: is needed together with ${found.join(', ')}`);
  return { smtpUrl, from, to };
}

function readCdn(env: Environment): CdnConfig | null {
  const seconds = wholeNumber(env, 'CDN_SECONDS', 0, 86_400);
  const purgeUrl = webAddress(env, 'PURGE_URL');
  const purgeToken = matching(env, 'PURGE_TOKEN', /^[!-~]+$/, 'letters, digits and signs without spaces');
  if (purgeUrl === '' && purgeToken !== '')
    throw new SettingError('PURGE_URL: is needed together with PURGE_TOKEN');
  if (seconds > 0) return { seconds, purgeUrl, purgeToken };
  if (purgeUrl !== '') throw new SettingError('CDN_SECONDS: is needed together with PURGE_URL');
  return null;
}

function readAdminId(env: Environment): string {
  const id = given(env, 'ADMIN_ID') || 'admin';
  return isAdminId(id) ? id : refuse('ADMIN_ID', adminIdRule);
}

function readPassword(env: Environment): string | null {
  const password = env['ADMIN_PASSWORD'] ?? '';
  const length = [...password].length;
  if (length === 0) return null;
  return length >= 8 && length <= 128 ? password : refuse('ADMIN_PASSWORD', '8 to 128 characters');
}

const verification = (env: Environment, name: string) =>
  matching(env, name, /^[\w.+/=-]{1,200}$/, 'the code alone, without the tag around it');

export function readConfig(env: Environment): Config {
  return {
    host: host(env, 'HOST', '127.0.0.1'),
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    dataDir: resolve(given(env, 'DATA_DIR') || 'data'),
    databaseUrl: databaseUrl(env, 'DATABASE_URL'),
    s3: readS3(env),
    mail: readMail(env),
    adminId: readAdminId(env),
    adminPassword: readPassword(env),
    sampleContent: oneOf(env, 'SAMPLE_CONTENT', 'on', ['on', 'off']) === 'on',
    inquiryLimit: wholeNumber(env, 'INQUIRY_LIMIT', 30, 1_000_000),
    inquiryRetentionDays: wholeNumber(env, 'INQUIRY_RETENTION_DAYS', 1_095, 36_500, 1),
    loginLimit: wholeNumber(env, 'LOGIN_LIMIT', 10, 1_000_000),
    sessionIdleMinutes: wholeNumber(env, 'SESSION_IDLE_MINUTES', 30, 720, 1),
    trustProxy: networks(env, 'TRUST_PROXY'),
    publicUrl: origin(env, 'PUBLIC_URL'),
    naverVerification: verification(env, 'NAVER_SITE_VERIFICATION'),
    googleVerification: verification(env, 'GOOGLE_SITE_VERIFICATION'),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    metricsToken:
      matching(
        env,
        'METRICS_TOKEN',
        /^[!-~]{16,}$/,
        'at least 16 letters, digits and signs without spaces',
      ) || null,
    cdn: readCdn(env),
    frontDoor: oneOf(env, 'FRONT_DOOR', 'on', ['on', 'off']) === 'on',
    deferScripts: oneOf(env, 'DEFER_SCRIPTS', 'on', ['on', 'off']) === 'on',
    dev: oneOf(env, 'NODE_ENV', 'production', ['production', 'development', 'test']) === 'development',
  };
}

/** A password for the first start that has none: long, and without letters that look alike. */
export function randomPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('');
}
