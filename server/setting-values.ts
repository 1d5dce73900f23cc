import { isIP } from 'node:net';
import { isEmailAddress } from '#contract/inquiry.ts';
import { SettingError } from '#server/errors.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** `takes` is what it would take; what was given may be a secret and is never repeated. */
export function refuse(name: string, takes: string): never {
  throw new SettingError(`${name}: takes ${takes}`);
}

export const given = (env: Environment, name: string): string => env[name]?.trim() ?? '';

export function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  most: number,
  least = 0,
): number {
  const text = given(env, name);
  if (text === '') return fallback;
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most
    ? value
    : refuse(name, `a whole number from ${least} to ${most}`);
}

export function oneOf(env: Environment, name: string, fallback: string, choices: readonly string[]): string {
  const text = given(env, name) || fallback;
  return choices.includes(text) ? text : refuse(name, `one of ${choices.join(', ')}`);
}

/** Text of a form that is known; empty where it is not given. */
export function matching(env: Environment, name: string, form: RegExp, takes: string): string {
  const text = given(env, name);
  return text === '' || form.test(text) ? text : refuse(name, takes);
}

/** A name that can be looked up: one whose last part is a number can only be a slip. */
function isName(text: string): boolean {
  const isSpelled = /^[a-z\d_]([\w-]*[a-z\d_])?(\.[a-z\d_]([\w-]*[a-z\d_])?)*$/i.test(text);
  return isSpelled && !/(?:^|\.)(?:\d+|0x[\da-f]*)$/i.test(text);
}

const isHost = (text: string) => isIP(text) !== 0 || isName(text);

/** Scheme, host and port: anything behind them would be lost, or end up in every link. */
export function origin(env: Environment, name: string): string | null {
  const text = given(env, name);
  if (text === '') return null;
  const url = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? new URL(text) : null;
  const isWhole =
    url !== null && url.href === `${url.origin}/` && isHost(url.hostname.replace(/^\[|\]$/g, ''));
  return isWhole
    ? url.origin
    : refuse(name, 'http:// or https://, a host and perhaps a port, and nothing else');
}

/** With a path. No password before the host: addresses stand in logs. */
export function webAddress(env: Environment, name: string): string {
  const text = given(env, name);
  if (text === '') return '';
  const url = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? new URL(text) : null;
  const isOne =
    url !== null && isHost(url.hostname.replace(/^\[|\]$/g, '')) && url.username + url.password === '';
  return isOne ? text : refuse(name, 'http:// or https://, a host without a password, and perhaps a path');
}

export function host(env: Environment, name: string, fallback: string): string {
  const text = given(env, name) || fallback;
  return isHost(text) ? text : refuse(name, 'an address or a name of this machine');
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The driver takes each of these for verify-full, and prints nine lines about it unless it is called so. */
function withTlsSpelledOut(url: string): string {
  if (/[?&]uselibpqcompat=/.test(url)) return url;
  return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

/** PostgreSQL's drivers would take the user's name for the database's; here it has to be said. */
export function databaseUrl(env: Environment, name: string): string | null {
  const text = given(env, name);
  if (text === '') return null;
  const url = /^postgres(?:ql)?:\/\/\S+$/i.test(text) && URL.canParse(text) ? new URL(text) : null;
  const parts = url === null ? [] : [url.username, url.password, url.pathname];
  return url !== null && url.pathname.length > 1 && parts.every(isDecodable)
    ? withTlsSpelledOut(text)
    : refuse(name, 'postgres://user:password@host:port/database');
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const family = address.includes('%') ? 0 : isIP(address);
  const most = family === 4 ? 32 : 128;
  const isPrefix = bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= most);
  return family !== 0 && isPrefix && more.length === 0;
}

const listed = (env: Environment, name: string): string[] =>
  given(env, name)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Proxies by address or network; `true`, or a network of everybody, would let anyone invent an address. */
export function networks(env: Environment, name: string): string[] {
  const list = listed(env, name);
  return list.every(isNetwork)
    ? list
    : refuse(
        name,
        'addresses or networks of the proxies, separated by commas (10.0.0.1, 10.0.0.0/8, loopback)',
      );
}

/** What the address of a mail server may say behind its `?`. */
const smtpOptions = new Set(['requireTLS', 'ignoreTLS', 'name', 'tls.rejectUnauthorized', 'tls.servername']);

function isMailServer(url: URL): boolean {
  const { hostname, pathname, hash, username, password, searchParams } = url;
  return (
    isHost(hostname.replace(/^\[|\]$/g, '')) &&
    ['', '/'].includes(pathname) &&
    hash === '' &&
    [username, password].every(isDecodable) &&
    (username === '') === (password === '') &&
    [...searchParams.keys()].every((key) => smtpOptions.has(key))
  );
}

/** `smtp:` turns to TLS where the server offers it, `smtps:` begins with it. */
export function mailServer(env: Environment, name: string): string {
  const text = given(env, name);
  if (text === '') return '';
  const isOne = /^smtps?:\/\/\S+$/i.test(text) && URL.canParse(text) && isMailServer(new URL(text));
  return isOne ? text : refuse(name, 'smtp://user:password@host:port or smtps://user:password@host:port');
}

export function mailAddresses(env: Environment, name: string): string[] {
  const list = listed(env, name);
  return list.every(isEmailAddress) ? list : refuse(name, 'e-mail addresses, separated by commas');
}

/** An address with the name that people see before it, or alone. */
export interface Sender {
  name: string;
  address: string;
}

export function sender(env: Environment, name: string): Sender | null {
  const text = given(env, name);
  if (text === '') return null;
  const [, shown = '', bracketed] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [];
  const address = (bracketed ?? text).trim();
  return isEmailAddress(address)
    ? { name: shown.trim().replace(/^"(.*)"$/, '$1'), address }
    : refuse(name, 'an e-mail address, or a name and an address: Name <name@example.com>');
}
