import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { answer } from '#tests/support/admin-visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { jpeg } from '#tests/support/form.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { sideways } from '#tests/support/sideways.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

let backOffice: BackOffice;
let api: BackOffice['api'];
let visitor: BackOffice['visitor'];
let page: BackOffice['page'];
let picture: Buffer;
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ api, visitor, page } = backOffice);
  picture = await jpeg('#16d6c2');
});
afterAll(() => backOffice.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The value of a detail's row. */
const row = (label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: label }) })
    .getByRole('definition');
const choose = (name: string, buffer: Buffer) =>
  page.getByLabel('첨부파일').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const write = async (title: string, content = '첫 줄\n둘째 줄') => {
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('내용').fill(content);
};

/** Every board, with a category whose posts have an address and a file. What they share is tried on events alone, below. */
const boards = [
  {
    board: 'event',
    list: adminPaths.boards.event.list,
    form: adminPaths.boards.event.registration,
    detail: adminPaths.boards.event.detail,
    url: '관련 URL',
    category: 0,
    missing: messages.admin.eventMissing,
  },
  {
    board: 'case',
    list: adminPaths.boards.case.list,
    form: adminPaths.boards.case.registration,
    detail: adminPaths.boards.case.detail,
    url: '관련 URL',
    category: 0,
    missing: messages.admin.caseMissing,
  },
  {
    board: 'faq',
    list: `${adminPaths.boards.faq.list}?category=1`,
    form: `${adminPaths.boards.faq.registration}?category=1`,
    detail: adminPaths.boards.faq.detail,
    url: '영상 URL',
    category: 1,
    missing: messages.admin.postMissing,
  },
] as const;

describe.each(boards)('$board', ({ board, list, form, detail, url, category, missing }) => {
  it('is registered without a file, and shown in the list', async () => {
    visitor.errors.length = 0;
    await page.goto(form);
    await write('파일 없는 글');
    await button('등록').click();
    await answer(page, messages.admin.registered);
    await page.waitForURL(`**${list}`);
    await page.getByRole('link', { name: '파일 없는 글' }).first().click();
    expect(await row('내용').innerText()).toBe('첫 줄\n둘째 줄');
    expect(await row(url).innerText()).toBe('-');
    expect(await row('첨부파일').innerText()).toBe('-');
    expect(await row('등록일').innerText()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(visitor.errors).toEqual([]);
  });

  it('is registered with a picture that is seen before it is sent, and a video that is seen when typed', async () => {
    await page.goto(form);
    await write('그림이 있는 글');
    await page.getByLabel(url).fill('https://youtu.be/abcdefghijk');
    await page.getByRole('button', { name: /영상 재생$/ }).waitFor();
    await choose('설치 사진.jpg', picture);
    const preview = page.getByAltText('선택한 이미지 미리보기');
    await preview.waitFor();
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
    await button('등록').click();
    await answer(page, messages.admin.registered);
    await page.getByRole('link', { name: '그림이 있는 글' }).first().click();
    await page.getByRole('link', { name: '설치 사진.jpg' }).waitFor();
    const shown = page.getByAltText('설치 사진.jpg');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth && image.currentSrc))
      .toContain('/resources/upload/');
    expect(await row('첨부파일').innerText()).toMatch(/설치 사진\.jpg[^]*\(\d+(?:\.\d)?K?B\)/);
  });

  it('is changed: seen again as it was saved', async () => {
    const id = await api.post(board, { title: '바꾸기 전', category });
    await page.goto(detail(id));
    await button('수정').click();
    await page.waitForURL(/\?edit$/);
    await page.getByLabel('제목').fill('바꾼 뒤');
    await page.getByLabel(url).fill('https://www.naru.example/notice');
    await button('저장').click();
    await answer(page, messages.admin.saved);
    await page.waitForURL(`**${detail(id)}`);
    await expect.poll(() => row('제목').innerText()).toBe('바꾼 뒤');
    await page.getByRole('link', { name: 'https://www.naru.example/notice' }).waitFor();
  });

  it('says when there is no such post, and leads back to the list', async () => {
    await page.goto(detail(999_999));
    await page.getByText(missing).waitFor();
    expect(await button('다시 시도').count()).toBe(0);
    await page.getByRole('link', { name: '목록' }).click();
    await page.getByRole('table').waitFor();
  });
});

describe('a post of any board', () => {
  const { registration, detail } = adminPaths.boards.event;

  it('asks for a title, then for content, then for an address that can be one', async () => {
    await page.goto(registration);
    await button('등록').click();
    await answer(page, messages.valid.title);
    await page.getByText(messages.valid.title).waitFor();
    expect(await page.getByLabel('제목').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('제목').fill('   ');
    await button('등록').click();
    await answer(page, messages.valid.title);
    await page.getByLabel('제목').fill('제목');
    await button('등록').click();
    await answer(page, messages.valid.content);
    await page.getByLabel('내용').fill('내용');
    await page.getByLabel('관련 URL').fill('javascript:alert(1)');
    await button('등록').click();
    await answer(page, messages.valid.url);
    await page.getByLabel('관련 URL').fill('');
    await page.getByRole('link', { name: '목록' }).click();
    await answer(page, messages.ask.leave);
  });

  it('says at once when a file is too large or of a kind that is not taken', async () => {
    await page.goto(registration);
    await choose('너무 큼.jpg', Buffer.alloc(limits.attachmentBytes + 1));
    await answer(page, messages.valid.fileSize);
    await choose('위험.exe', Buffer.from('MZ'));
    await answer(page, messages.valid.fileType);
    await page.getByText('선택한 파일이 없습니다.').waitFor();
    await choose('딱 맞음.txt', Buffer.alloc(limits.attachmentBytes, 'a'));
    await page.getByText('딱 맞음.txt').first().waitFor();
    await button('선택 취소').click();
    await page.getByText('선택한 파일이 없습니다.').waitFor();
  });

  it('takes a file that is dropped or pasted', async () => {
    await page.goto(registration);
    await page.getByLabel('첨부파일').waitFor();
    const give = (event: 'drop' | 'paste', name: string) =>
      page.evaluate(
        ([kind, fileName]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File(['x'], fileName, { type: 'image/png' }));
          const zone = document.querySelector('input[type=file]')?.parentElement;
          const init = { bubbles: true, cancelable: true };
          if (kind === 'drop') zone?.dispatchEvent(new DragEvent(kind, { ...init, dataTransfer: transfer }));
          else document.dispatchEvent(new ClipboardEvent(kind, { ...init, clipboardData: transfer }));
        },
        [event, name] as const,
      );
    await give('drop', '끌어온 그림.png');
    await page.getByText('끌어온 그림.png').first().waitFor();
    await give('paste', '붙인 그림.png');
    await page.getByText('붙인 그림.png').first().waitFor();
  });

  it('shows the button as busy and the progress of the upload while a file goes up', async () => {
    await page.goto(registration);
    await write('천천히 올라가는 글');
    await choose('그림.jpg', picture);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/admin/insert*', async (route) => {
      await held;
      await route.continue();
    });
    await button('등록').click();
    expect(await page.getByRole('button', { name: '등록 중...' }).isDisabled()).toBe(true);
    await page.getByRole('progressbar', { name: '업로드 진행률' }).waitFor();
    release();
    await answer(page, messages.admin.registered);
    await page.unroute('**/api/admin/insert*');
  });

  it('keeps what it was when a change is cancelled', async () => {
    const id = await api.post('event', { title: '그대로 둘 글' });
    await page.goto(`${detail(id)}?edit`);
    await page.getByLabel('제목').fill('버릴 제목');
    await choose('버릴 그림.jpg', picture);
    await button('취소').click();
    expect(await row('제목').innerText()).toBe('그대로 둘 글');
    expect(await row('첨부파일').innerText()).toBe('-');
    await button('수정').click();
    expect(await page.getByLabel('제목').inputValue()).toBe('그대로 둘 글');
    expect(await page.getByText('버릴 그림.jpg').count()).toBe(0);
  });

  it('has its file replaced, and removed', async () => {
    const id = await api.post('event', {
      title: '파일 글',
      file: { name: '처음.jpg', bytes: picture },
    });
    await page.goto(`${detail(id)}?edit`);
    await choose('안내문.txt', Buffer.from('안내문입니다.'));
    await button('저장').click();
    await answer(page, messages.admin.saved);
    await page.getByRole('link', { name: '안내문.txt' }).waitFor();
    expect(await page.getByRole('link', { name: '처음.jpg' }).count()).toBe(0);

    await button('수정').click();
    await button('첨부파일 삭제').click();
    await button('되돌리기').click();
    await page.getByRole('link', { name: '안내문.txt' }).waitFor();
    await button('첨부파일 삭제').click();
    await button('저장').click();
    await answer(page, messages.admin.saved);
    await expect.poll(() => row('첨부파일').innerText()).toBe('-');
  });

  it('asks before unsaved changes are left behind', async () => {
    const id = await api.post('event', { title: '쓰던 글' });
    await page.goto(`${detail(id)}?edit`);
    await page.getByLabel('내용').fill('쓰다 만 내용');
    await page.getByRole('link', { name: '팝업', exact: true }).click();
    await answer(page, messages.ask.leave, '취소');
    expect(await page.getByLabel('내용').inputValue()).toBe('쓰다 만 내용');
    const warned = page.waitForEvent('dialog');
    void page.reload().catch(() => undefined);
    const warning = await warned;
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await page.getByRole('link', { name: '팝업', exact: true }).click();
    await answer(page, messages.ask.leave);
    await page.waitForURL(`**${adminPaths.popup}`);
  });

  it('shows no link to a file that could run', async () => {
    const id = await api.post('event', { title: '옛 글', file: { name: 'a.jpg', bytes: picture } });
    await page.route(`**/api/admin/*_d/${id}`, async (route) => {
      const answerText = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'application/json',
        body: answerText.replace('"a.jpg"', '"a.PHP"'),
      });
    });
    await page.goto(detail(id));
    expect(await row('첨부파일').innerText()).toBe('-');
    await page.unroute(`**/api/admin/*_d/${id}`);
  });
});

describe('events', () => {
  it('show while they are written which time the public list will read of them; news do not', async () => {
    await page.goto(adminPaths.boards.event.registration);
    const note = page.getByText('표시됩니다').or(page.getByText('목록에 표시될 기간'));
    const shown = () => note.innerText();
    await expect.poll(shown).toContain('“이벤트 기간: 2026년 11월 1일 ~ 11월 30일”처럼');
    await page.getByLabel('내용').fill('체험 행사를 엽니다.\n이벤트 기간: 2026년 12월 20일 ~ 1월 10일');
    await expect.poll(shown).toBe('목록에 표시될 기간: 2026/12/20 ~ 2027/01/10');
    await page.getByRole('radio', { name: '뉴스/공지' }).check();
    expect(await note.count()).toBe(0);
    await page.getByLabel('내용').fill('');
  });
});

describe('cases', () => {
  it('lose their industry when they become an interview, when written and when changed', async () => {
    await page.goto(`${adminPaths.boards.case.registration}?industry=5`);
    await page.getByRole('radio', { name: '인터뷰' }).check();
    await page.getByText(messages.admin.interviewFormNote).waitFor();
    await page.getByRole('radio', { name: '서빙로봇' }).check();
    expect(await page.getByRole('radio', { name: '음식점' }).isChecked()).toBe(true);

    const id = await api.post('case', { title: '인터뷰가 될 글', industry: 5 });
    await page.goto(`${adminPaths.boards.case.detail(id)}?edit`);
    await page.getByRole('radio', { name: '인터뷰' }).check();
    await button('저장').click();
    await answer(page, messages.admin.saved);
    await expect.poll(() => row('구분').innerText()).toBe('인터뷰');
    expect(await page.getByRole('term').filter({ hasText: '업종' }).count()).toBe(0);
    expect(await api.get(`/api/admin/review_d/${id}`)).toMatchObject({
      data: { r_category1: 2, r_category2: 0 },
    });
  });
});

describe('questions', () => {
  it('have neither video nor file', async () => {
    await page.goto(`${adminPaths.boards.faq.registration}?category=1`);
    await page.getByLabel('영상 URL').fill('not an address');
    await page.getByRole('radio', { name: '자주 묻는 질문' }).check();
    expect(await page.getByLabel('영상 URL').count()).toBe(0);
    expect(await page.getByLabel('첨부파일').count()).toBe(0);
    await write('로봇이 멈추면 어떻게 하나요?');
    await button('등록').click();
    await answer(page, messages.admin.registered);
    await page.waitForURL(`**${adminPaths.boards.faq.list}`);
    await page.getByRole('link', { name: '로봇이 멈추면 어떻게 하나요?' }).click();
    await button('수정').waitFor();
    expect(await page.getByRole('term').filter({ hasText: '첨부파일' }).count()).toBe(0);
  });

  it('are put in the order in which visitors see them', async () => {
    await page.goto(adminPaths.boards.faq.registration);
    await write('충전은 얼마나 걸리나요?');
    await button('등록').click();
    await answer(page, messages.admin.registered);
    const rows = page.getByRole('list', { name: '자주 묻는 질문 순서' }).getByRole('listitem');
    await rows.nth(1).getByText('충전은 얼마나 걸리나요?').first().waitFor({ state: 'attached' });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(sideways)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await rows.nth(1).getByRole('button', { name: '위로', exact: true }).click();
    await page.getByText('「충전은 얼마나 걸리나요?」 순서: 2개 중 1번째').waitFor({ state: 'attached' });
    const titles = async () => {
      const answered = await fetch(`${backOffice.site.origin}/api/faqVideo/cateId/0`);
      const { list } = (await answered.json()) as { list: { fv_title: string }[] };
      return list.map(({ fv_title }) => fv_title);
    };
    await expect.poll(titles).toEqual(['충전은 얼마나 걸리나요?', '로봇이 멈추면 어떻게 하나요?']);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});
