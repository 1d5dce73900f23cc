import { describe, expect, it } from 'vitest';
import { readConfig, settingProblem } from './config.ts';

describe('settings', () => {
  it('need nothing', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      s3: null,
      adminId: 'admin',
      sampleContent: true,
      inquiryLimit: 30,
      loginLimit: 10,
      sessionIdleMinutes: 30,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'nonsense'],
    ['ADMIN_PASSWORD', 'short'],
    ['SAMPLE_CONTENT', 'maybe'],
    ['INQUIRY_LIMIT', '1.5'],
    ['LOGIN_LIMIT', 'many'],
    ['SESSION_IDLE_MINUTES', '0'],
    ['TRUST_PROXY', 'true'],
    ['PUBLIC_URL', 'www.example.com'],
    ['LOG_LEVEL', 'loud'],
  ])('name %s when it is %j, in one line', (name, value) => {
    const problem = settingProblem({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name}: takes [^\n]+$`));
  });

  it('of a file store belong together', () => {
    expect(settingProblem({ S3_ENDPOINT: 'http://localhost:9000' })).toBe(
      'S3_BUCKET: is needed together with S3_ENDPOINT',
    );
  });
});
