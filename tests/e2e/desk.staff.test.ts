import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import { messages } from '#contract/messages.ts';
import { answer, rowTexts } from '#tests/support/admin-visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { readSpreadsheet } from '#tests/support/read-spreadsheet.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

let backOffice: BackOffice;
let api: BackOffice['api'];
let page: BackOffice['page'];
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ api, page } = backOffice);
});
afterAll(() => backOffice.close());

const inquiry = (company: string, more: Record<string, string | number> = {}) =>
  api.inquiry({ c_company_name: company, c_name: '홍길동', ...more });
const open = async (id: number) => {
  await page.goto(adminPaths.inquiry(id));
  await page.getByRole('heading', { name: '문의 상세' }).waitFor();
};
const openList = async (query = '') => {
  await page.goto(adminPaths.partnerships + query);
  await page.getByRole('table').waitFor();
};
const titles = () => page.locator('tbody').getByRole('link').allInnerTexts();
const status = (name: string) => page.getByRole('group', { name: '상태' }).getByRole('button', { name });
const quick = (name: string) => page.getByRole('radio', { name });
const timeline = () => page.getByRole('region', { name: '처리 내역' }).getByRole('listitem').allInnerTexts();

describe('an inquiry', () => {
  it('is taken over, worked on and noted down, each thing saved as it is chosen', async () => {
    const id = await inquiry('한빛식당', { c_content: '두 대의 견적을 부탁드립니다.' });
    await open(id);
    // The arrow keys open the list and choose nobody on the way.
    const assignee = page.getByLabel('담당 관리자', { exact: true });
    await assignee.press('ArrowDown');
    await assignee.press('Escape');
    expect(await assignee.inputValue()).toBe('none');
    await page.getByRole('button', { name: '내가 맡기' }).click();
    await page.getByRole('button', { name: '내가 맡기' }).waitFor({ state: 'detached' });
    expect(await assignee.inputValue()).toBe('admin');
    await status('처리중').click();
    await expect.poll(() => status('처리중').getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('메모').fill('전화로 먼저 확인');
    await page.reload();
    await expect.poll(() => page.getByLabel('메모').inputValue()).toBe('전화로 먼저 확인');
    await page.getByRole('button', { name: '메모 등록' }).click();
    await page.getByText(messages.admin.registered).waitFor();
    expect(await page.getByLabel('메모').inputValue()).toBe('');
    for (const words of ['없음 → admin', '접수 → 처리중', '전화로 먼저 확인'])
      await expect.poll(async () => (await timeline()).join('\n')).toContain(words);
    const { data } = await api.get(`/api/admin/contact_d/${id}`);
    expect(data).toMatchObject({ c_status: 1, c_assignee: 'admin' });
    expect(await axeViolations(page)).toEqual([]);
    expect(backOffice.visitor.errors).toEqual([]);
  });

  it('is answered from a template, with the words of the customer below', async () => {
    const id = await inquiry('푸른호텔', { c_content: '언제 설치할 수 있나요?' });
    await open(id);
    const text = page.getByLabel('메일 내용');
    // No mail server is set: nothing promises one.
    await page.getByText(messages.admin.replyStays).waitFor();
    await page.getByRole('button', { name: '답변 보내기' }).click();
    await answer(page, messages.valid.content);
    expect(await text.evaluate((field) => field === document.activeElement)).toBe(true);
    // The arrow keys open the list: chosen one by one, none but the first could be had.
    await page.getByLabel('템플릿').press('ArrowDown');
    await page.getByLabel('템플릿').press('Escape');
    expect(await text.inputValue()).not.toContain('안녕하세요');
    await page.getByLabel('템플릿').selectOption('방문 상담');
    expect(await text.inputValue()).toMatch(
      /^안녕하세요, 푸른호텔 홍길동님\.[^]*\n> 언제 설치할 수 있나요\?$/,
    );
    await text.press('Control+Home');
    await page.keyboard.type('먼저 인사드립니다. ');
    await page.getByLabel('템플릿').selectOption('견적 안내');
    await answer(page, messages.ask.replaceReply, '취소');
    expect(await text.inputValue()).toContain('먼저 인사드립니다.');
    await page.getByRole('button', { name: '답변 보내기' }).click();
    await answer(page, messages.ask.replyWithoutMail);
    await answer(page, messages.admin.repliedWithoutMail);
    expect(await text.inputValue()).toMatch(/^\n\n--- .*보내신 문의 ---\n> 언제 설치할 수 있나요\?$/);
    expect((await timeline()).join('\n')).toContain('먼저 인사드립니다.');
    expect(await status('처리중').getAttribute('aria-pressed')).toBe('true');
  });

  it('that somebody else changed first is not changed over, and what they did is told', async () => {
    const id = await inquiry('두 사람 상사');
    await open(id);
    await api.call(inquiryDeskApi.change, { params: { id }, body: { status: 3 } });
    await status('완료').click();
    const told = page.getByRole('alert');
    await told.getByText(messages.admin.changedMeanwhile).waitFor();
    expect(await told.innerText()).toContain('admin · 상태 변경 · 접수 → 보류');
    expect(await status('보류').getAttribute('aria-pressed')).toBe('true');
    await status('완료').click();
    await expect.poll(() => status('완료').getAttribute('aria-pressed')).toBe('true');
    await told.waitFor({ state: 'detached' });
  });

  it('that is gone elsewhere says so, and loses nothing that was typed', async () => {
    const id = await inquiry('사라질 상사');
    await open(id);
    await page.getByLabel('메모').fill('지워진 문의의 메모');
    await api.call(inquiryDeskApi.remove, { body: { ids: [id] } });
    await page.getByRole('button', { name: '메모 등록' }).click();
    await answer(page, messages.admin.inquiryGone);
    expect(await page.getByLabel('메모').inputValue()).toBe('지워진 문의의 메모');
    await status('완료').click();
    await answer(page, messages.admin.inquiryGone);
  });

  it('leads to its neighbours and to what the same customer asked before', async () => {
    const first = await inquiry('이웃 하나', { c_tel: '010-9999-0001', c_email: 'one@cafe.example' });
    const second = await inquiry('이웃 둘', { c_tel: '010 9999 0001', c_email: 'two@cafe.example' });
    await open(second);
    await page.getByRole('link', { name: '다음 문의' }).click();
    await page.waitForURL(`**${adminPaths.inquiry(first)}`);
    await page.getByRole('region', { name: '같은 고객의 다른 문의' }).getByText('이웃 둘 제휴문의').click();
    await page.waitForURL(`**${adminPaths.inquiry(second)}`);
    // In the list that it was opened from, back to it and after a reload.
    await api.call(inquiryDeskApi.changeAll, { body: { ids: [first, second], status: 3 } });
    await inquiry('이웃 셋');
    await openList('?status=3&sort=oldest');
    await page.getByRole('link', { name: '이웃 하나 제휴문의' }).click();
    await page.getByRole('heading', { name: '문의 상세' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: '다음 문의' }).click();
    await page.waitForURL(`**${adminPaths.inquiry(second)}?status=3&sort=oldest`);
    await page.getByRole('link', { name: '목록' }).first().click();
    await page.waitForURL(`**${adminPaths.partnerships}?status=3&sort=oldest`);
  });
});

describe('the list', () => {
  let ids: number[];
  beforeEach(async () => {
    const old = (await api.get('/api/admin/contact/cateId/0?size=100'))['list'] as { c_no: number }[];
    if (old.length > 0) await api.call(inquiryDeskApi.remove, { body: { ids: old.map(({ c_no }) => c_no) } });
    ids = [];
    for (const name of ['하나', '둘', '셋', '넷'])
      ids.push(await inquiry(`${name}식당`, { c_addr1: 'jeju', c_prd: 'serving', c_prdname: 'T10' }));
  });

  it('shows what is unread in bold, and what staff need to decide on one line at 1280 px', async () => {
    await api.get(`/api/admin/contact_d/${ids[3]}`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openList();
    const weights = await page
      .locator('tbody')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Number(getComputedStyle(link).fontWeight)));
    expect(weights.map((weight) => weight >= 700)).toEqual([false, true, true, true]);
    expect(await page.getByText('읽지 않음', { exact: true }).count()).toBe(3);
    expect((await rowTexts(page))[0]?.slice(1, -1)).toEqual([
      '4',
      '접수',
      '제휴문의',
      '넷식당 제휴문의',
      '홍길동(넷식당)',
      'T10',
      '제주',
      '-',
    ]);
    const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(60);
    // Their numbers too, once there are a million.
    await page.route('**/api/admin/contact/cateId/0*', async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as { pagination: { totalCount: number } };
      list.pagination.totalCount = 1_000_000;
      await route.fulfill({ response, json: list });
    });
    await page.reload();
    const lines = await page.getByRole('cell', { name: '1000000', exact: true }).evaluate((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
    await page.unroute('**/api/admin/contact/cateId/0*');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('is narrowed by one press with figures that are true, and the address keeps it', async () => {
    await api.call(inquiryDeskApi.change, {
      params: { id: ids[0] ?? 0 },
      body: { status: 1, assignee: 'admin' },
    });
    await openList();
    await quick('처리중 1').press('Space');
    await page.waitForURL('**?status=1');
    await expect.poll(titles).toEqual(['하나식당 제휴문의']);
    await page.reload();
    await expect.poll(titles).toEqual(['하나식당 제휴문의']);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: '엑셀 내려받기' }).press('Enter');
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^제휴문의-\d{8}\.xlsx$/);
    const [, ...rows] = readSpreadsheet(await readFile(await file.path()));
    expect(rows.map((row) => row['F'])).toEqual(['하나식당']);
    await page.getByText('내 담당 1', { exact: true }).click();
    await page.waitForURL('**?assignee=admin');
    await page.getByText('완료 0', { exact: true }).click();
    await page.getByText(messages.admin.noMatches).waitFor();
    await page.getByText('전체 4', { exact: true }).click();
    await expect.poll(async () => (await titles()).length).toBe(4);
    await page.getByLabel('정렬').selectOption('오래된순');
    await expect.poll(async () => (await titles())[0]).toBe('하나식당 제휴문의');
    await page.getByLabel('종료일').fill('2020-01-02');
    await page.waitForURL(/to=2020-01-02/);
    await page.getByText(messages.admin.noMatches).waitFor();
    await page.getByLabel('시작일').fill('2020-01-03');
    await page.getByText(messages.valid.dayOrder).waitFor();
  });

  it('takes nonsense in its address for nothing', async () => {
    await openList('?status=9&from=2026-13-45&to=x&sort=up&size=7');
    expect((await titles()).length).toBe(4);
    expect(await quick('전체 4').isChecked()).toBe(true);
  });

  it.each([
    ['연락처', '1234'],
    ['이메일', 'hong@naru'],
    ['로봇 모델', 'T10'],
    ['지역', '제주'],
  ])('finds by %s', async (field, keyword) => {
    await openList();
    await page.getByLabel('검색 조건').selectOption(field);
    await page.getByLabel('검색어').fill(keyword);
    await page.keyboard.press('Enter');
    await page.waitForURL(/keyword=/);
    await page.getByText('총 4건').waitFor();
  });

  it('changes what is ticked all at once', async () => {
    await openList();
    const change = page.getByRole('button', { name: '변경', exact: true });
    await change.click();
    await answer(page, messages.valid.selectToChange);
    await page.getByRole('checkbox', { name: '하나식당 제휴문의 선택' }).check();
    await page.getByRole('checkbox', { name: '셋식당 제휴문의 선택' }).check();
    await page.getByLabel('선택한 문의를 변경할 내용').selectOption('상태: 완료');
    await change.click();
    await page.getByText(messages.admin.changedMany(2)).waitFor();
    await expect
      .poll(async () => (await rowTexts(page)).map((row) => row[2]))
      .toEqual(['접수', '완료', '접수', '완료']);
  });

  it('is worked through with single keys, whatever language they write, but not while one types', async () => {
    await openList();
    const press = (key: string) => page.keyboard.press(key);
    await press('j');
    await press('j');
    await press('j');
    await press('k');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('셋식당 제휴문의');
    await press('e');
    await page.getByText(messages.admin.markedDone('셋식당 제휴문의')).waitFor();
    await expect.poll(async () => (await rowTexts(page))[1]?.[2]).toBe('완료');
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect.poll(async () => (await rowTexts(page))[1]?.[2]).toBe('접수');
    // With Korean switched on, the key of J writes ㅓ.
    await page.evaluate(() =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ㅓ', code: 'KeyJ', bubbles: true })),
    );
    await press('x');
    await page.getByText('1건 선택').waitFor();
    await press('Shift+Slash');
    await page.getByRole('dialog', { name: '단축키' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await press('j');
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByLabel('검색어').fill('je?');
    await press('e');
    expect(await page.getByLabel('검색어').inputValue()).toBe('je?e');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await openList();
    await press('j');
    await press('Enter');
    await page.waitForURL(`**${adminPaths.inquiry(ids[3] ?? 0)}`);
    await page.getByRole('heading', { name: '문의 상세' }).waitFor();
    await press('j');
    await page.getByRole('definition').getByText('셋식당 제휴문의').waitFor();
    await press('m');
    await page.keyboard.type('jk');
    expect(await page.getByLabel('메모').inputValue()).toBe('jk');
    await page.getByRole('heading', { name: '문의 상세' }).focus();
    await press('e');
    await expect.poll(() => status('완료').getAttribute('aria-pressed')).toBe('true');
    await press('u');
    await page.waitForURL(`**${adminPaths.partnerships}`);
  });
});
