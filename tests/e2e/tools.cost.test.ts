import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { visitAsAdmin } from '#tests/support/admin-visit.ts';
import { phone } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { sideways } from '#tests/support/sideways.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const verdict = (page: Page) => page.locator('#results').innerText();
const chart = (page: Page) => page.getByRole('img', { name: /한 시간에 몇 번/ }).textContent();

async function expectOrder(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(sideways)).toBe(0);
}

/** Figures of a store that a robot helps: 208 hours, 2,146,560 won, 946,560 of them left. */
const good = `${paths.cost}?minutes=3&robots=2&rent=600000`;

test('figures change the result at once and the address with it, and the link shows others the same', async () => {
  const { page, errors, close } = await site.open(paths.cost);
  expect(await verdict(page)).toContain('1,431,040원');
  await field(page, '한 번 다녀오는 시간').fill('3');
  await field(page, '로봇 수').fill('2');
  await field(page, '로봇 한 대의 월 비용').fill('600,000');
  await expect.poll(() => verdict(page)).toBe('한 달에 946,560원이 남습니다.');
  await expect.poll(() => new URL(page.url()).search).toBe('?minutes=3&robots=2&rent=600000');
  const text = await page.locator('main').innerText();
  for (const said of [
    '20회 × 3분 ÷ 60 × 10시간 × 26일 × 80%',
    '= 208시간',
    '208시간 × 10,320원',
    '2,146,560원 − 600,000원 × 2대',
    '= 946,560원',
    '한 시간 11.2회',
    '교육',
    '청소',
    '전기',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('견적이 아닙니다');

  const other = await site.open(new URL(page.url()).pathname + new URL(page.url()).search);
  expect(await verdict(other.page)).toBe('한 달에 946,560원이 남습니다.');
  expect(await field(other.page, '로봇 한 대의 월 비용').inputValue()).toBe('600,000');
  await expectOrder(other.page);
  await other.close();
  expect(errors).toEqual([]);
  await close();
});

test('Back undoes one field after the other, Forward brings them again, and the form follows', async () => {
  const { page, close } = await site.open(paths.cost);
  await field(page, '시급').fill('12000');
  await page.waitForURL('**/cost?wage=12000');
  await field(page, '하루 영업시간').pressSequentially('2');
  await expect.poll(() => new URL(page.url()).search).toBe('?wage=12000&hours=24');
  await page.goBack();
  await expect.poll(() => field(page, '하루 영업시간').inputValue()).toBe('10');
  expect(await field(page, '시급').inputValue()).toBe('12,000');
  await page.goBack();
  await expect.poll(() => field(page, '시급').inputValue()).toBe('10,320');
  expect(await verdict(page)).toContain('1,431,040원');
  await page.goForward();
  await expect.poll(() => field(page, '시급').inputValue()).toBe('12,000');
  await close();
});

test('with the keyboard alone: figures are dragged and typed, and Enter leads to the result', async () => {
  const { page, close } = await site.open(paths.cost);
  await page.getByRole('slider', { name: '한 시간에 나르는 횟수 조절' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => field(page, '한 시간에 나르는 횟수').inputValue()).toBe('21');
  await page.keyboard.press('Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('results');
  await expect.poll(() => new URL(page.url()).search).toBe('?trips=40');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('이 조건으로 견적 요청하기');
  await close();
});

test('what leaves a field is what is reckoned with, however it was typed', async () => {
  const { page, close } = await site.open(paths.cost);
  for (const [name, typed, left] of [
    ['시급', '12345', '12,345'],
    ['시급', '1만 2천원', '12,000'],
    ['한 달 영업일', '', '26'],
    ['로봇 한 대의 월 비용', '600,000원', '600,000'],
    ['로봇 한 대의 월 비용', '₩650,000', '650,000'],
    ['로봇 한 대의 월 비용', '６０만', '600,000'],
  ] as const) {
    await field(page, name).fill(typed);
    await field(page, name).blur();
    expect(await field(page, name).inputValue()).toBe(left);
  }
  await expect.poll(() => new URL(page.url()).search).toBe('?wage=12000&rent=600000');
  expect(await page.getByText(/맞췄습니다|읽을 수 없/).count()).toBe(0);
  await close();
});

test('what is no number stays and is told of, what is out of range is brought into it and told of', async () => {
  const { page, close } = await site.open(paths.cost);
  const told = (name: string) =>
    field(page, name).evaluate((input) => {
      const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    });
  for (const [name, typed, left, said] of [
    ['하루 영업시간', '99', '24', '1~24시간만 계산할 수 있어 24시간에 맞췄습니다.'],
    ['한 달 영업일', '많이', '많이', '숫자로 읽을 수 없어 처음 값(26일)으로 계산했습니다.'],
    ['로봇 수', '2.4', '2', '소수점 아래를 반올림해 2대에 맞췄습니다.'],
    ['로봇 한 대의 월 비용', '없음', '없음', '숫자로 읽을 수 없습니다. 600,000이나 60만처럼 적어주세요.'],
  ] as const) {
    await field(page, name).fill(typed);
    await field(page, name).blur();
    expect(await field(page, name).inputValue()).toBe(left);
    expect(await told(name)).toContain(said);
  }
  expect(await told('하루 영업시간')).toContain('맞췄습니다');
  expect(await field(page, '한 달 영업일').getAttribute('aria-invalid')).toBe('true');
  expect(await axeViolations(page)).toEqual([]);

  await expect.poll(() => new URL(page.url()).searchParams.get('days')).toBe('많이');
  await page.reload();
  expect(await field(page, '한 달 영업일').inputValue()).toBe('많이');
  expect(await told('한 달 영업일')).toContain('숫자로 읽을 수 없어');

  await field(page, '한 달 영업일').fill('20');
  expect(await told('한 달 영업일')).not.toContain('숫자로 읽을 수 없어');
  await close();
});

test('a rent that the visitor gave is no example, even where it is as high as the example', async () => {
  const { page, close } = await site.open(`${paths.cost}?example=1`);
  const mark = page.getByText('600,000원은 설명을 위한 값이며 견적이 아닙니다.');
  const link = page.getByRole('link', { name: '이 결과로 상담받기' }).first();
  await mark.waitFor();
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('600,000원+(예시+값)');
  await field(page, '로봇 수').fill('2');
  await expect.poll(() => new URL(page.url()).search).toBe('?robots=2&example=1');
  await mark.waitFor();
  await field(page, '로봇 한 대의 월 비용').fill('600000');
  await mark.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('?robots=2&rent=600000');
  expect(await link.getAttribute('href')).not.toContain(encodeURIComponent('예시'));
  await page.goBack();
  await mark.waitFor();
  await page.getByRole('link', { name: '예시 빼기' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?robots=2');
  await close();
});

test('a robot that costs nothing pays from the first trip', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(`${paths.cost}?rent=0`);
  const text = await page.locator('main').innerText();
  expect(text).toContain('로봇 비용이 0원이면 한 번만 날라도 남습니다. 지금은 20회입니다.');
  expect(text).toContain('첫 회부터 남음');
  expect(text).not.toContain('0회 이상');
  expect(await chart(page)).toContain('첫 회부터 남습니다.');
  await close();
});

test('the robot that a visitor comes from stays in the address and goes along with the inquiry', async () => {
  const { page, close } = await site.open(`${paths.cost}?model=T10`);
  await page.getByText('T10 페이지에서 오셨습니다.').waitFor();
  await field(page, '한 시간에 나르는 횟수').fill('30');
  await expect.poll(() => new URL(page.url()).search).toBe('?model=T10&trips=30');
  await page.getByRole('link', { name: '이 조건으로 견적 요청하기' }).first().click();
  await page.waitForURL(`**${paths.support}**`);
  expect(await page.getByLabel('로봇 모델').inputValue()).toBe('T10');
  await close();
});

test.each([
  '?trips=300&minutes=60&hours=24&days=31&share=100&wage=200000&rent=10000000&robots=20',
  '?trips=300&minutes=60&hours=24&days=31&share=100&wage=200000&rent=1',
  '?trips=0.5&rent=10000000&robots=20',
  '?trips=1&rent=0',
])('on a phone no words of the charts leave their paper or lie on others (%s)', async (search) => {
  const { page, close } = await site.open(paths.cost + search, phone);
  const wrong = await page.locator('main figure svg:visible').evaluateAll((papers) =>
    papers.flatMap((paper) => {
      const edge = paper.getBoundingClientRect();
      const texts = [...paper.querySelectorAll('text')].map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return { said: text.textContent, left, right, top, bottom };
      });
      const isOutside = ({ left, right, top, bottom }: (typeof texts)[number]) =>
        left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
      // Lines of text may touch: their boxes have room above and below the letters.
      const lieOn = (one: (typeof texts)[number], other: (typeof texts)[number]) =>
        one.left < other.right &&
        other.left < one.right &&
        one.top + 4 < other.bottom &&
        other.top + 4 < one.bottom;
      return texts
        .filter((text) => isOutside(text) || texts.some((other) => other !== text && lieOn(text, other)))
        .map(({ said }) => said);
    }),
  );
  expect(wrong).toEqual([]);
  await close();
});

test('on a low screen the form is as high as it is, and its end comes into sight', async () => {
  const { page, close } = await site.open(paths.cost, { viewport: { width: 1280, height: 600 } });
  const form = page.locator('.tool-columns > section').first();
  expect(await form.evaluate((box) => [box.scrollHeight - box.clientHeight, box.clientHeight > 600])).toEqual(
    [0, true],
  );
  await page.evaluate(() => scrollTo(0, 1_500));
  const { y, height } = (await form.boundingBox())!;
  expect(Math.round(y + height)).toBe(600 - 16);
  await close();
});

test('without a rent it says what it can, draws no break-even point, and asks for the quote', async () => {
  const { page, close } = await site.open(paths.cost);
  const text = await page.locator('main').innerText();
  expect(text).toContain('약 138.7시간');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    '20회 × 2분 ÷ 60 × 10시간 × 26일 × 80% × 10,320원 = 1,431,040원',
  );
  expect(text).toContain('월 비용이 1,431,040원보다 낮으면 남습니다');
  const yearRow = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(await yearRow('줄어드는 인건비').getByRole('cell').count()).toBe(3);
  for (const name of ['로봇 비용', '남는 돈'])
    expect(await yearRow(name).getByRole('cell').allTextContents()).toEqual(['견적 필요']);
  expect(await chart(page)).not.toContain('손익분기');
  expect(await page.getByText('600,000원은 설명을 위한 값이며').count()).toBe(0);
  await page.getByRole('link', { name: /예시 600,000원으로 보기/ }).click();
  await page.getByText('600,000원은 설명을 위한 값이며 견적이 아닙니다.').waitFor();
  expect(await chart(page)).toContain('손익분기 8.4회');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('example-rent');
  await page.getByRole('link', { name: '처음 값으로' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('start-over');
  await close();
});

test('a robot that does not pay is told so plainly, with the trips from which it would', async () => {
  const { page, close } = await site.open(`${paths.cost}?trips=5&rent=600000`);
  expect(await verdict(page)).toBe('한 달에 242,240원이 모자랍니다.');
  const text = await page.locator('main').innerText();
  expect(text).toContain('이 조건에서는 로봇을 권하지 않습니다.');
  expect(text).toContain('걷는 일을 대신할 뿐 직원을 대신하지 않으므로');
  expect(text).toContain('한 시간에 8.4회를 넘을 때');
  await expectOrder(page);
  await field(page, '한 시간에 나르는 횟수').fill('0');
  await expect.poll(() => verdict(page)).toBe('덜어낼 걷는 시간이 없습니다.');
  await close();
});

test('nonsense in the address breaks nothing', async () => {
  const { page, errors, close } = await site.open(
    `${paths.cost}?wage=abc&hours=&trips=1e9&rent=%00&share=x&robots[]=3&nothing=1`,
  );
  expect(await page.locator('main').innerText()).toContain('1,431,040원');
  expect(await page.locator('main').innerHTML()).not.toMatch(/NaN|Infinity|undefined/);
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['?trips=99999999999999999999&hours=-3&days=400&wage=-1', '0원'],
  ['?wage=%3Cscript%3Ealert(1)%3C/script%3E', '1,431,040원'],
])('nonsense in the address (%s) is served as figures', async (search, said) => {
  const html = await (await fetch(site.origin + paths.cost + search)).text();
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  expect(main).toContain(said);
  expect(main).not.toMatch(/NaN|Infinity|undefined|<script>alert/);
});

test('without JavaScript the form is sent, what was mistyped stays, and the result is served whole and drawn', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(paths.cost);
  await field(page, '하루 영업시간').fill('99');
  await field(page, '로봇 한 대의 월 비용').fill('모름');
  await page.getByRole('button', { name: '계산하기' }).click();
  await page.waitForLoadState();
  const text = await page.locator('main').innerText();
  expect(text).toContain('24시간에 맞췄습니다.');
  expect(text).toContain('숫자로 읽을 수 없습니다.');
  expect(await field(page, '하루 영업시간').inputValue()).toBe('24');
  expect(await field(page, '로봇 한 대의 월 비용').inputValue()).toBe('모름');

  await field(page, '하루 영업시간').fill('10');
  await field(page, '한 번 다녀오는 시간').fill('3');
  await field(page, '로봇 수').fill('2');
  await field(page, '로봇 한 대의 월 비용').fill('600,000');
  await page.getByRole('button', { name: '계산하기' }).click();
  await page.waitForLoadState();
  expect(await verdict(page)).toBe('한 달에 946,560원이 남습니다.');
  expect(await chart(page)).toContain('손익분기 11.2회');
  expect(await field(page, '로봇 수').inputValue()).toBe('2');
  await page.getByRole('link', { name: '이 결과로 상담받기' }).first().click();
  expect(await page.getByRole('region', { name: '함께 보낼 내용' }).innerText()).toContain('946,560원');
  await close();
});

test('the result goes along with an inquiry: shown first, stored, and seen by staff', async () => {
  const { page, close } = await site.open(good);
  await page.getByRole('link', { name: '이 결과로 상담받기' }).first().click();
  const card = page.getByRole('region', { name: '함께 보낼 내용' });
  const shown = await card.getByRole('paragraph').innerText();
  expect(shown).toContain('로봇 한 대의 월 비용: 600,000원\n');
  expect(shown).toContain('남는 돈: 한 달 946,560원');
  await page.getByLabel('회사명').fill('계산식당');
  await page.getByLabel('담당자명').fill('김나루');
  await page.getByLabel('연락처').fill('010-0000-0000');
  await page.getByLabel('이메일').fill('kim@naru.example');
  await page.getByLabel('[필수] 개인정보 수집 및 이용에 동의합니다.').check();
  await page.getByRole('button', { name: '문의하기' }).click();
  await page.getByText('문의가 정상적으로 접수되었습니다.').waitFor();
  await close();

  const staff = await logInStaff(site);
  const { list } = await staff.call(inquiryDeskApi.list, { params: { category: 1 } });
  const [{ c_no: id = 0 } = {}] = list as { c_no?: number }[];
  const backOffice = await visitAsAdmin(site);
  await backOffice.page.goto(adminPaths.inquiry(id));
  const row = backOffice.page.getByRole('definition').filter({ hasText: '[비용 계산]' });
  expect(await row.innerText()).toBe(shown);
  await backOffice.close();
});

test('on a phone axe objects to nothing, and nothing is wider than the window', async () => {
  const { page, close } = await site.open(paths.cost, phone);
  await expectOrder(page);
  await close();
});

test('search engines and messengers get a page of its own', async () => {
  const html = await (await fetch(site.origin + good)).text();
  expect(html).toContain('<title>비용 계산 | ');
  expect(html).toMatch(/rel="canonical" href="[^"?]+\/cost"/);
  expect(html).toContain('/brand/share-cost.jpg');
  expect(html).toContain('"WebApplication"');
  expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).toContain(`${paths.cost}<`);
});

test.each([
  ['a phone', phone, 64],
  ['a wide screen', { viewport: { width: 1_440, height: 900 } }, 80],
] as const)(
  'on %s what it comes to stays in sight while figures are changed, and covers none of them',
  async (_, held, header) => {
    const { page, close } = await site.open(good, held);
    const brief = page.locator('.tool-brief');
    const said = () =>
      brief.evaluate((line) => [...line.children].map((part) => part.getAttribute('data-said')).join(''));
    await field(page, '로봇 수').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const line = (await brief.boundingBox())!;
    expect(Math.round(line.y)).toBe(header);
    for (const name of ['한 번 다녀오는 시간', '로봇 한 대의 월 비용']) {
      await field(page, name).focus();
      const box = (await field(page, name).boundingBox())!;
      const isBeside = box.x + box.width <= line.x;
      expect([name, isBeside || box.y >= line.y + line.height]).toEqual([name, true]);
    }
    expect(await said()).toBe('한 달에 946,560원이 남습니다.');
    await field(page, '로봇 수').fill('1');
    await expect.poll(said).toBe(await verdict(page));
    expect(await verdict(page)).not.toContain('946,560');
    await close();
  },
);
