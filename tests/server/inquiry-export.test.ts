import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { engines } from '#tests/support/databases.ts';
import { readSpreadsheet } from '#tests/support/read-spreadsheet.ts';

const good = {
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_category1: 0,
};

describe.each(engines)('the file of inquiries (%s)', (engine) => {
  let site: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp(engine, { clock: () => new Date('2026-11-15T16:00:00Z') });
    headers = await site.login();
    const made = [
      { c_company_name: '가람', c_addr1: 'jeju', c_prd: 'serving', c_prdname: 'T10' },
      { c_company_name: '=1+1', c_tel: '+82 10-9876-5432', c_content: '-첫째\n@둘째' },
      { c_company_name: '스팸', c_website: 'spam.example' },
      { c_company_name: '고객', c_category1: 1 },
    ];
    for (const change of made) await site.post('/api/contact', { ...good, ...change });
    await site.app.inject({
      method: 'PATCH',
      url: '/api/admin/contact/1',
      payload: { status: 2, assignee: 'admin' },
      headers,
    });
  });
  afterAll(() => site.close());

  const get = (query: string) => site.get(`/api/admin/contact/export?${query}`, { headers });
  const rows = async (query: string) => readSpreadsheet((await get(query)).rawPayload);
  const companies = async (query: string) => (await rows(query)).slice(1).map((row) => row['F']);

  it('has what the list shows, whole and in its order, and is written down with its count', async () => {
    const [head, newest, oldest] = await rows('category=0');
    expect(Object.values(head ?? {})).toEqual([
      '번호',
      '접수일시',
      '상태',
      '담당 관리자',
      '첫 답변일시',
      '회사명',
      '담당자명',
      '연락처',
      '이메일',
      '지역',
      '상세주소',
      '로봇 종류',
      '로봇 모델',
      '문의 내용',
      '함께 보낸 내용',
    ]);
    expect(newest).toMatchObject({
      A: 2,
      C: '접수',
      F: '=1+1',
      H: '+82 10-9876-5432',
      N: '-첫째\n@둘째',
    });
    const noon = 46_342 + 1 / 24;
    expect(oldest).toMatchObject({ C: '완료', D: 'admin', F: '가람', I: 'hong@naru.example' });
    expect(oldest).toMatchObject({ J: '제주', L: '서빙로봇', M: 'T10' });
    expect(oldest?.['B']).toBeCloseTo(noon, 6);
    expect(oldest?.['E']).toBeCloseTo(noon, 6);
    const log = await site.services.connection.db
      .selectFrom('access_log')
      .select(['actor', 'target'])
      .where('action', '=', 'inquiryExport')
      .execute();
    expect(log).toEqual([{ actor: 'admin', target: '제휴문의 2건' }]);
  });

  it.each([
    ['category=0&sort=oldest', ['가람', '=1+1']],
    ['category=0&sort=status', ['=1+1', '가람']],
    ['category=0&status=2', ['가람']],
    ['category=0&status=4', ['스팸']],
    ['category=0&assignee=none', ['=1+1']],
    ['category=0&from=2026-11-17', []],
    ['category=0&filter=tel&keyword=9876', ['=1+1']],
    ['category=0&curPage=7&size=10', ['=1+1', '가람']],
    ['category=1', ['고객']],
  ])('keeps to %s', async (query, expected) => {
    expect(await companies(query)).toEqual(expected);
  });

  it('is called by its category and the day in Seoul', async () => {
    const answer = await get('category=1');
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="inquiries-20261116.xlsx"; filename*=UTF-8''${encodeURIComponent('고객센터-20261116.xlsx')}`,
    );
  });

  it.each([
    ['', messages.valid.choice],
    ['category=2', messages.valid.choice],
    ['category=0&status=9', messages.valid.choice],
    ['category=0&from=2026-02-30', messages.valid.day],
  ])('is refused for "%s"', async (query, message) => {
    const answer = await get(query);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
  });
});
