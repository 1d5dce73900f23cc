import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';

/** The only place that reads the environment. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  s3: S3Config | null;
  adminId: string;
  adminPassword: string | null;
  sampleContent: boolean;
  inquiryLimit: number;
  loginLimit: number;
  sessionIdleMinutes: number;
  trustProxy: string[];
  publicUrl: string | null;
  naverVerification: string;
  googleVerification: string;
  logLevel: string;
  dev: boolean;
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be: its message names the variable and what it takes. */
export class SettingError extends Error {}

function refuse(name: string, takes: string): never {
  throw new SettingError(`${name}: ${takes}`);
}

function wholeNumber(env: Environment, name: string, fallback: number, most: number, least = 0): number {
  const given = env[name]?.trim();
  if (given === undefined || given === '') return fallback;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < least || value > most)
    refuse(name, `takes a whole number from ${least} to ${most}`);
  return value;
}

function oneOf(env: Environment, name: string, fallback: string, choices: readonly string[]): string {
  const given = env[name]?.trim() || fallback;
  return choices.includes(given) ? given : refuse(name, `takes one of ${choices.join(', ')}`);
}

function webAddress(env: Environment, name: string, protocols: readonly string[]): string | null {
  const given = env[name]?.trim();
  if (!given) return null;
  if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
    refuse(
      name,
      `takes an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
  }
  return given.replace(/\/+$/, '');
}

function readS3(env: Environment): S3Config | null {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const given = names.filter((name) => env[name]?.trim());
  if (given.length === 0) return null;
  const missing = names.find((name) => !env[name]?.trim());
  if (missing !== undefined) refuse(missing, `is needed together with ${given.join(', ')}`);
  return {
    endpoint: webAddress(env, 'S3_ENDPOINT', ['http:', 'https:']) ?? '',
    bucket: env['S3_BUCKET']?.trim() ?? '',
    accessKeyId: env['S3_ACCESS_KEY_ID']?.trim() ?? '',
    secretAccessKey: env['S3_SECRET_ACCESS_KEY']?.trim() ?? '',
    region: env['S3_REGION']?.trim() || 'us-east-1',
  };
}

function readPassword(env: Environment): string | null {
  const given = env['ADMIN_PASSWORD'];
  if (given === undefined || given === '') return null;
  const length = [...given].length;
  return length >= 8 && length <= 128 ? given : refuse('ADMIN_PASSWORD', 'takes 8 to 128 characters');
}

/** Proxies by address or network; `true` would let anyone invent an address. */
function readProxies(env: Environment): string[] {
  const given = (env['TRUST_PROXY'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const form = /^(?:loopback|linklocal|uniquelocal|[\da-f.:]+(?:\/\d{1,3})?)$/i;
  return given.every((part) => form.test(part))
    ? given
    : refuse(
        'TRUST_PROXY',
        'takes addresses or networks of the proxies, separated by commas (10.0.0.1, 10.0.0.0/8, loopback)',
      );
}

export function readConfig(env: Environment): Config {
  return {
    host: env['HOST']?.trim() || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    dataDir: resolve(env['DATA_DIR']?.trim() || 'data'),
    databaseUrl: webAddress(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    s3: readS3(env),
    adminId: env['ADMIN_ID']?.trim() || 'admin',
    adminPassword: readPassword(env),
    sampleContent: oneOf(env, 'SAMPLE_CONTENT', 'on', ['on', 'off']) === 'on',
    inquiryLimit: wholeNumber(env, 'INQUIRY_LIMIT', 30, 1_000_000),
    loginLimit: wholeNumber(env, 'LOGIN_LIMIT', 10, 1_000_000),
    sessionIdleMinutes: wholeNumber(env, 'SESSION_IDLE_MINUTES', 30, 720, 1),
    trustProxy: readProxies(env),
    publicUrl: webAddress(env, 'PUBLIC_URL', ['http:', 'https:']),
    naverVerification: env['NAVER_SITE_VERIFICATION']?.trim() ?? '',
    googleVerification: env['GOOGLE_SITE_VERIFICATION']?.trim() ?? '',
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    dev: oneOf(env, 'NODE_ENV', 'production', ['production', 'development', 'test']) === 'development',
  };
}

/** The one line about a setting that cannot be, or null when all can. */
export function settingProblem(env: Environment): string | null {
  try {
    readConfig(env);
    return null;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}

/** A password for the first start that has none: long, and without letters that look alike. */
export function randomPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('');
}
