import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { answer, rowTexts } from '#tests/support/admin-visit.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

let backOffice: BackOffice;
let api: BackOffice['api'];
let visitor: BackOffice['visitor'];
let page: BackOffice['page'];
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ api, visitor, page } = backOffice);
});
afterAll(() => backOffice.close());

const many = 112;
const few = 12;
const label = (number: number) => `${String(number).padStart(3, '0')}번`;

/** `#d9382b`, as a browser says it. */
function rgb(hex: string): string {
  const parts = hex.match(/[0-9a-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}

/** Every list, and how one row of it is made. The boards share a screen, the inquiries another: the one with many rows is tried whole. */
const lists = [
  {
    path: adminPaths.boards.event.list,
    rows: many,
    columns: ['', 'No', '구분', '제목', '작성자', '등록일'],
    fill: (name: string) => api.post('event', { title: name }),
    first: ['제품 EVENT', `${label(many)} 글`, 'admin'],
  },
  {
    path: adminPaths.boards.case.list,
    rows: few,
    columns: ['', 'No', '구분', '업종', '제목', '작성자', '등록일'],
    fill: (name: string) => api.post('case', { title: name }),
    first: ['서빙로봇', '음식점', `${label(few)} 글`, 'admin'],
  },
  {
    path: adminPaths.boards.faq.list,
    rows: few,
    columns: ['', 'No', '구분', '제목', '작성자', '등록일'],
    fill: (name: string) => api.post('faq', { title: name }),
    first: ['자주 묻는 질문', `${label(few)} 글`, '관리자'],
  },
  {
    path: adminPaths.partnerships,
    rows: many,
    columns: ['', 'No', '상태', '구분', '제목', '작성자', '모델', '지역', '담당 관리자', '등록일'],
    fill: (name: string) => api.inquiry({ c_company_name: name, c_name: '홍길동' }),
    first: ['접수', '제휴문의', `${label(many)} 글 제휴문의`, `홍길동(${label(many)} 글)`, '-', '-', '-'],
  },
  {
    path: adminPaths.supportInquiries,
    rows: few,
    columns: ['', 'No', '상태', '구분', '제목', '작성자', '모델', '지역', '담당 관리자', '등록일'],
    fill: (name: string) => api.inquiry({ c_company_name: name, c_name: name, c_category1: 1 }),
    first: [
      '접수',
      '고객센터',
      `${label(few)} 글 고객센터(문의)`,
      `${label(few)} 글(${label(few)} 글)`,
      '-',
      '-',
      '-',
    ],
  },
];

const isLogged = (path: string) => path === adminPaths.partnerships || path === adminPaths.supportInquiries;
const nothingFound = (path: string) => (isLogged(path) ? messages.admin.noMatches : messages.public.noPosts);

const openList = async (address: string) => {
  await page.goto(address);
  await page.getByRole('table').waitFor();
};
const numbers = async () => (await rowTexts(page)).map((row) => Number(row[1]));

describe.each(lists)('the list $path', ({ path, rows, columns, fill, first }) => {
  beforeAll(async () => {
    for (let number = 1; number <= rows; number += 1) await fill(`${label(number)} 글`);
  }, 120_000);

  it('shows its columns, newest first, with numbers that count down from the total', async () => {
    await openList(path);
    expect(
      await page
        .getByRole('columnheader')
        .allInnerTexts()
        .then((texts) => texts.map((text) => text.trim())),
    ).toEqual(columns.with(0, '전체 선택'));
    const texts = await rowTexts(page);
    expect(texts).toHaveLength(10);
    // What nobody has read says so to those who do not see it.
    const shown = texts[0]?.slice(2, -1).map((text) => text.replace(/^읽지 않음\s*/, ''));
    expect(shown).toEqual(first);
    expect(texts[0]?.at(-1)).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d$/);
    expect(await numbers()).toEqual(Array.from({ length: 10 }, (_, index) => rows - index));
    await page.getByText(`총 ${rows}건`).waitFor();
    expect(visitor.errors).toEqual([]);
  });
});

describe.each(lists.filter(({ rows }) => rows === few))('the list $path', ({ path }) => {
  it('finds a row, leads to it and back, deletes it, and says that nothing is found any more', async () => {
    await openList(`${path}?keyword=${encodeURIComponent(label(few))}`);
    await page.getByText('총 1건').waitFor();
    const address = page.url();
    await page.locator('tbody').getByRole('link').first().click();
    await page.getByRole('link', { name: '목록' }).click();
    await page.waitForURL(address);
    await page.getByRole('checkbox', { name: '전체 선택' }).check();
    await page.getByRole('button', { name: '삭제' }).click();
    await answer(page, messages.ask.delete);
    await answer(page, messages.admin.deleted);
    await page.getByText('총 0건').waitFor();
    await page.getByText(nothingFound(path)).waitFor();
  });
});

describe.each(lists.filter(({ rows }) => rows === many))('the list $path', ({ path, fill }) => {
  const open = (query = '') => openList(path + query);
  const link = (name: string) =>
    page.getByRole('navigation', { name: '페이지' }).getByRole('link', { name, exact: true });
  const go = async (name: string, to: string) => {
    await link(name).click();
    await page.waitForURL(`**${path}${to}`);
    // The address changes a moment before the rows do.
    const number = /page=(\d+)/.exec(to)?.[1] ?? '1';
    const current = page.getByRole('navigation', { name: '페이지' }).locator('[aria-current=page]');
    await current.getByText(number, { exact: true }).waitFor();
  };

  it('pages in windows of ten, to the first, previous, next and last', async () => {
    await open();
    const shown = () => page.getByRole('navigation', { name: '페이지' }).getByRole('link').allInnerTexts();
    const numbersShown = async () => (await shown()).filter(Boolean).map(Number);
    expect(await numbersShown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await link('이전 페이지').getAttribute('aria-disabled')).toBe('true');
    await go('다음 페이지', '?page=2');
    expect((await numbers())[0]).toBe(many - 10);
    await go('마지막 페이지', '?page=12');
    expect(await numbersShown()).toEqual([11, 12]);
    expect(await numbers()).toEqual([2, 1]);
    expect(await link('다음 페이지').getAttribute('aria-disabled')).toBe('true');
    await go('이전 페이지', '?page=11');
    await go('첫 페이지', '');
    expect((await numbers())[0]).toBe(many);
  });

  it.skipIf(isLogged(path))('fetches the next page before it is clicked', async () => {
    // What an earlier page still fetches does not count.
    await page.goto('about:blank');
    const ahead = page.waitForResponse(/curPage=2/);
    await open();
    await ahead;
    const again: string[] = [];
    page.on('request', (request) => again.push(request.url()));
    await go('2', '?page=2');
    expect((await numbers())[0]).toBe(many - 10);
    expect(again.filter((url) => url.includes('curPage=2'))).toEqual([]);
  });

  it('selects all rows, some of them and none, and forgets the selection on another page', async () => {
    await open();
    const all = page.getByRole('checkbox', { name: '전체 선택' });
    const ticks = page.locator('tbody').getByRole('checkbox');
    const ticked = async () =>
      (await ticks.all()).reduce(
        async (sum, box) => (await sum) + Number(await box.isChecked()),
        Promise.resolve(0),
      );
    await all.check();
    expect(await ticked()).toBe(10);
    await ticks.nth(3).uncheck();
    expect(await all.isChecked()).toBe(false);
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await ticks.nth(3).check();
    expect(await all.isChecked()).toBe(true);
    await go('2', '?page=2');
    expect(await ticked()).toBe(0);
    await go('1', '');
    expect(await ticked()).toBe(0);
    expect(await ticks.nth(0).evaluate((box) => box.closest('label')?.innerText)).toMatch(/글.* 선택$/);
  });

  it('searches, keeps the keyword in the address, and comes back from a detail to the same page', async () => {
    await open();
    await page.getByLabel('검색어').fill('  1번 글 ');
    await page.keyboard.press('Enter');
    await page.waitForURL(/keyword=1%EB%B2%88\+%EA%B8%80/);
    // 001, 011, 021 … 111
    await page.getByText('총 12건').waitFor();
    await link('2').click();
    await page.waitForURL(/page=2/);
    await page.locator('tbody tr').nth(2).waitFor({ state: 'detached' });
    expect(await numbers()).toEqual([2, 1]);
    const address = page.url();
    await page.locator('tbody').getByRole('link').first().click();
    await page.getByRole('link', { name: '목록' }).click();
    await page.waitForURL(address);
    expect(await page.getByLabel('검색어').inputValue()).toBe('1번 글');
    await page.reload();
    await page.getByRole('table').waitFor();
    expect(await numbers()).toEqual([2, 1]);
    await page.getByRole('link', { name: '초기화' }).click();
    await page.getByText(`총 ${many}건`).waitFor();
  });

  it('keeps what is typed the moment the search appears', async () => {
    await page.goto(adminPaths.dashboard);
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const field = document.querySelector<HTMLInputElement>('input[name="keyword"]');
        if (!field) return;
        field.value = '빠른 손';
        observer.disconnect();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('navigation').locator(`a[href^="${path}"]`).first().click();
    await page.getByRole('button', { name: '검색', exact: true }).click();
    await page.waitForURL(/keyword=/);
  });

  it('says when nothing is found', async () => {
    await open(`?keyword=${encodeURIComponent('없는 말')}`);
    await page.getByText('총 0건').waitFor();
    await page.getByText(nothingFound(path)).waitFor();
    expect(await page.getByRole('checkbox', { name: '전체 선택' }).isDisabled()).toBe(true);
  });

  it('names what a deletion takes away, in a dialog that one leaves unharmed', async () => {
    await open();
    const dialog = page.getByRole('alertdialog');
    const ask = async () => {
      await page.getByRole('button', { name: '삭제' }).click();
      await dialog.getByText(messages.ask.delete, { exact: true }).waitFor();
    };
    await page.locator('tbody').getByRole('checkbox').nth(1).check();
    const second = await page.locator('tbody').getByRole('link').nth(1).innerText();
    await ask();
    await dialog.getByText(`1건: 「${second}」`, { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('tbody').getByRole('checkbox').nth(0).check();
    await page.locator('tbody').getByRole('checkbox').nth(2).check();
    await ask();
    const newest = await page.locator('tbody').getByRole('link').first().innerText();
    await dialog.getByText(`3건: 「${newest}」 외 2건`, { exact: true }).waitFor();
    const red = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-warm'));
    const yes = dialog.getByRole('button', { name: '삭제', exact: true });
    expect(await yes.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(rgb(red));
    await page.keyboard.press('Enter');
    await page.getByText('3건 선택').waitFor();
  });

  it('goes to the last page when the address asks for one beyond it', async () => {
    await open('?page=99');
    await page.waitForURL('**?page=12');
    expect(await numbers()).toEqual([2, 1]);
  });

  it('deletes after its two questions, and steps back when the last page empties', async () => {
    await open('?page=12');
    await page.getByRole('button', { name: '삭제' }).click();
    await answer(page, messages.valid.selectToDelete);
    await page.getByRole('checkbox', { name: '전체 선택' }).check();
    await page.getByRole('button', { name: '삭제' }).click();
    await answer(page, messages.ask.delete, '취소');
    expect(await numbers()).toEqual([2, 1]);
    await page.getByRole('button', { name: '삭제' }).click();
    await answer(page, messages.ask.delete);
    await answer(page, messages.admin.deleted);
    await page.waitForURL('**?page=11');
    await page.getByText(`총 ${many - 2}건`).waitFor();
    expect((await numbers()).at(-1)).toBe(1);
    await fill('돌려놓은 글');
    await fill('돌려놓은 글 둘');
  });
});
