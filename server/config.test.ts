import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { SettingError } from './errors.ts';

/** The one line about a setting that cannot be, or null when all can. */
function settingProblem(env: Record<string, string>): string | null {
  try {
    readConfig(env);
    return null;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}

describe('settings', () => {
  it('need nothing', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      s3: null,
      mail: null,
      adminId: 'admin',
      sampleContent: true,
      inquiryLimit: 30,
      inquiryRetentionDays: 1_095,
      loginLimit: 10,
      sessionIdleMinutes: 30,
    });
  });

  it.each([
    ['HOST', '999.9.9.9'],
    ['CDN_SECONDS', '-1'],
    ['CDN_SECONDS', '60s'],
    ['PURGE_URL', 'cdn.example'],
    ['PURGE_URL', 'http://[bad/purge'],
    ['PURGE_URL', 'https://cdn.example:99999/purge'],
    ['PURGE_URL', 'https://naru:secret@cdn.example/purge'],
    ['PURGE_TOKEN', 'two words'],
    ['HOST', '1.2.3'],
    ['HOST', '[::1]'],
    ['HOST', 'a b'],
    ['HOST', 'http://localhost'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_URL', 'postgres:naru'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['DATABASE_URL', 'postgres://localhost/'],
    ['DATABASE_URL', 'postgres://naru:100%@localhost/naru'],
    ['DATABASE_URL', 'postgres://localhost:99999/naru'],
    ['ADMIN_ID', 'a b'],
    ['ADMIN_ID', 'a'.repeat(51)],
    ['ADMIN_ID', 'аdmin'],
    ['ADMIN_ID', 'a\u0007'],
    ['ADMIN_PASSWORD', 'short'],
    ['SAMPLE_CONTENT', 'maybe'],
    ['FRONT_DOOR', 'open'],
    ['DEFER_SCRIPTS', 'yes'],
    ['INQUIRY_LIMIT', '1.5'],
    ['INQUIRY_RETENTION_DAYS', '0'],
    ['INQUIRY_RETENTION_DAYS', '3 years'],
    ['LOGIN_LIMIT', 'many'],
    ['SESSION_IDLE_MINUTES', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1.2.3.4/99'],
    ['TRUST_PROXY', '1.2.3.4/0'],
    ['TRUST_PROXY', '1.2.3.4/'],
    ['TRUST_PROXY', '999.9.9.9'],
    ['TRUST_PROXY', '::1/129'],
    ['TRUST_PROXY', 'fe80::1%eth0'],
    ['TRUST_PROXY', '10.0.0.1, beef'],
    ['PUBLIC_URL', 'www.example.com'],
    ['PUBLIC_URL', 'https:www.example.com'],
    ['PUBLIC_URL', 'https://www.example.com/shop'],
    ['PUBLIC_URL', 'https://www.example.com/?a=1'],
    ['PUBLIC_URL', 'https://www.example.com?'],
    ['PUBLIC_URL', 'https://www.example.com/#top'],
    ['PUBLIC_URL', 'https://naru:secret@www.example.com'],
    ['PUBLIC_URL', 'https://www.example.com:99999'],
    ['PUBLIC_URL', 'https://www. example.com'],
    ['PUBLIC_URL', 'ftp://www.example.com'],
    ['PUBLIC_URL', 'http://*'],
    ['PUBLIC_URL', 'https://a..b'],
    ['PUBLIC_URL', 'https://x;y'],
    ['PUBLIC_URL', 'https://-www.example.com'],
    ['PUBLIC_URL', 'https://www-.example.com'],
    ['PUBLIC_URL', 'https://.example.com'],
    ['PUBLIC_URL', "https://'example.com"],
    ['NAVER_SITE_VERIFICATION', '<meta name="naver-site-verification" content="a1">'],
    ['GOOGLE_SITE_VERIFICATION', 'a b'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'fifteen-letters'],
    ['METRICS_TOKEN', 'sixteen letters and spaces'],
  ])('name %s when it is %j, in one line', (name, value) => {
    const problem = settingProblem({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name}: takes [^\n]+$`));
    expect(problem).not.toContain('secret');
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::1'],
    ['HOST', 'localhost'],
    ['HOST', 'web-1.example.com'],
    ['DATABASE_URL', 'postgres://naru:a%20b@db.example.com:5432/naru?sslmode=require'],
    ['DATABASE_URL', 'postgresql:///naru?host=/var/run/postgresql'],
    ['ADMIN_ID', '관리자'],
    ['TRUST_PROXY', '10.0.0.1, 10.0.0.0/8, ::1, fd00::/8, loopback'],
    ['GOOGLE_SITE_VERIFICATION', 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ'],
  ])('take %s as %j', (name, value) => {
    expect(settingProblem({ [name]: value })).toBeNull();
  });

  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['HTTPS://WWW.EXAMPLE.COM:443', 'https://www.example.com'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://나루.example', 'https://xn--910br1n.example'],
    ['http://192.0.2.7:8080', 'http://192.0.2.7:8080'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['http://naru_web-1:3000', 'http://naru_web-1:3000'],
  ])('read PUBLIC_URL %s as the origin %s', (given, origin) => {
    expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(origin);
  });

  it.each([
    ['postgres://db.example.com/naru?sslmode=require', '?sslmode=verify-full'],
    ['postgres://db.example.com/naru?a=1&sslmode=prefer&b=2', '?a=1&sslmode=verify-full&b=2'],
    ['postgres://db.example.com/naru?sslmode=disable', '?sslmode=disable'],
    ['postgres://db.example.com/naru?sslmode=no-verify', '?sslmode=no-verify'],
    [
      'postgres://db.example.com/naru?uselibpqcompat=true&sslmode=require',
      '?uselibpqcompat=true&sslmode=require',
    ],
  ])('hand DATABASE_URL %s on with %s, as the driver means it', (given, search) => {
    expect(new URL(readConfig({ DATABASE_URL: given }).databaseUrl ?? '').search).toBe(search);
  });

  const s3 = {
    S3_ENDPOINT: 'http://localhost:9000',
    S3_BUCKET: 'naru-files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it.each([
    ['S3_ENDPOINT', 'localhost:9000'],
    ['S3_ENDPOINT', 'http://localhost:9000/naru-files'],
    ['S3_BUCKET', 'Naru Files'],
    ['S3_BUCKET', '../up'],
    ['S3_ACCESS_KEY_ID', 'a b'],
    ['S3_SECRET_ACCESS_KEY', 'a\u0007b'],
    ['S3_REGION', 'us/east'],
  ])('name %s when it is %j, in one line', (name, value) => {
    expect(settingProblem(s3)).toBeNull();
    expect(settingProblem({ ...s3, [name]: value })).toMatch(new RegExp(`^${name}: takes [^\n]+$`));
  });

  it('of a file store belong together', () => {
    expect(settingProblem({ S3_ENDPOINT: 'http://localhost:9000' })).toBe(
      'S3_BUCKET: is needed together with S3_ENDPOINT',
    );
  });

  const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'no-reply@example.com' };

  it.each([
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://a..b'],
    ['SMTP_URL', 'smtp://mail.example.com:99999'],
    ['SMTP_URL', 'smtp://mail.example.com/inbox'],
    ['SMTP_URL', 'smtp://mail.example.com?pool=true'],
    ['SMTP_URL', 'smtp://naru:100%@mail.example.com'],
    ['SMTP_URL', 'smtp://naru@mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Naru <a@b.example> <c@d.example>'],
    ['MAIL_FROM', 'Naru\r\nBcc: x <a@b.example>'],
    ['MAIL_TO_PARTNERSHIP', 'sales@example.com; boss@example.com'],
    ['MAIL_TO_SUPPORT', 'help@example.com, help'],
  ])('name %s when it is %j, in one line', (name, value) => {
    expect(settingProblem(mail)).toBeNull();
    const problem = settingProblem({ ...mail, [name]: value });
    expect(problem).toMatch(new RegExp(`^${name}: takes [^\n]+$`));
    expect(problem).not.toContain('100%');
  });

  it.each([
    ['a@b.example', { name: '', address: 'a@b.example' }],
    ['나루로보틱스 <a@b.example>', { name: '나루로보틱스', address: 'a@b.example' }],
    ['"Naru, Inc." <a@b.example>', { name: 'Naru, Inc.', address: 'a@b.example' }],
  ])('read MAIL_FROM %s', (given, from) => {
    expect(readConfig({ ...mail, MAIL_FROM: given }).mail?.from).toEqual(from);
  });

  it('of mail belong together, and staff may be several or none', () => {
    expect(settingProblem({ MAIL_TO_SUPPORT: 'help@example.com' })).toBe(
      'SMTP_URL: is needed together with MAIL_TO_SUPPORT',
    );
    expect(settingProblem({ SMTP_URL: mail.SMTP_URL })).toBe('MAIL_FROM: is needed together with SMTP_URL');
    const both = readConfig({ ...mail, MAIL_TO_SUPPORT: ' a@example.com ,b@example.com' });
    expect(both.mail?.to).toEqual({ partnership: [], support: ['a@example.com', 'b@example.com'] });
  });
});
