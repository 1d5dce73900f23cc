import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { replyTemplateApi } from '#contract/reply-template.api.ts';
import { answer, rowTexts } from '#tests/support/admin-visit.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { readMail, refusal, startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

let server: MailServer;
let backOffice: BackOffice;
let page: BackOffice['page'];
let isAway = true;
beforeAll(async () => {
  server = await startMailServer({
    on(step) {
      if (step === 'to' && isAway) throw refusal(550, '5.1.1 no such user');
    },
  });
  backOffice = await openBackOffice({ SMTP_URL: server.url, MAIL_FROM: 'no-reply@naru.example' });
  ({ page } = backOffice);
});
afterAll(async () => {
  await backOffice.close();
  await server.close();
});

const failedRow = () => page.getByRole('row').filter({ hasText: '실패' });

it('shows a mail that failed with the reason of the server, and sends it again by keyboard', async () => {
  await backOffice.api.inquiry({
    c_company_name: '한빛식당',
    c_name: '홍길동',
    c_email: 'hong@cafe.example',
  });
  await page.goto(adminPaths.mail);
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('table').waitFor();
      return failedRow().count();
    })
    .toBe(1);
  const [row] = await rowTexts(page);
  expect(row?.join(' ')).toContain('접수 확인 · ho***@cafe.example');
  expect(row?.join(' ')).toContain(messages.mail.refused('550 5.1.1 no such user'));

  isAway = false;
  await page.getByRole('radio', { name: '실패 1' }).press('Space');
  await page.waitForURL('**?state=failed');
  await failedRow().getByRole('button').press('Enter');
  await page.getByText(messages.admin.mailQueued).waitFor();
  await expect.poll(() => server.mails.length).toBe(1);
  await page.keyboard.press('Enter');
  await page.getByText(messages.admin.noMails).waitFor();
  await page.getByText('발송 1').click();
  await page.getByRole('cell', { name: '발송', exact: true }).waitFor();
  await page.goto(adminPaths.inquiry(1));
  await page.getByText(messages.admin.replyGoes('hong@cafe.example')).waitFor();
  expect(backOffice.visitor.errors).toEqual([]);
});

it('keeps a template as it is saved, and shows what it becomes', async () => {
  await page.goto(adminPaths.templates);
  const form = page.getByRole('form', { name: '견적 안내' });
  await form.getByLabel('이름').fill('견적');
  await form.getByLabel('메일 내용').fill('{회사명} {담당자명}님께, {그 밖의 말}');
  await form.getByText('미리보기').click();
  const preview = form.getByText('나루식당 홍길동님께, {그 밖의 말}');
  await preview.waitFor();
  expect(await preview.innerText()).toContain('접수번호: 7F3K-9M2Q\n문의 진행 상황: http');
  await form.getByRole('button', { name: '저장' }).click();
  await page.getByText(messages.admin.saved).waitFor();
  await page.keyboard.press('Enter');
  await page.reload();
  const saved = page.getByRole('form', { name: '견적', exact: true });
  expect(await saved.getByLabel('메일 내용').inputValue()).toBe('{회사명} {담당자명}님께, {그 밖의 말}');
});

it('loses nothing that is typed into a template which somebody else has saved meanwhile, and shows both', async () => {
  await page.goto(adminPaths.templates);
  const form = page.getByRole('form', { name: '방문 상담' });
  await form.getByLabel('메일 제목').fill('');
  await form.getByRole('button', { name: '저장' }).click();
  await page.getByText(messages.valid.title).first().waitFor();
  await page.keyboard.press('Enter');
  await form.getByLabel('메일 제목').fill('제가 쓴 제목');
  const other = { id: 3, name: '방문 상담', subject: '남이 쓴 제목', text: '남이 쓴 내용', version: 1 };
  await backOffice.api.call(replyTemplateApi.change, { body: other });
  await form.getByRole('button', { name: '저장' }).click();
  await page.getByText(messages.admin.changedMeanwhile).waitFor();
  await page.keyboard.press('Enter');
  await form.getByText('남이 쓴 제목').waitFor();
  expect(await form.getByLabel('메일 제목').inputValue()).toBe('제가 쓴 제목');
  await form.getByRole('button', { name: '저장' }).click();
  await page.getByText(messages.admin.saved).waitFor();
  await page.keyboard.press('Enter');
  await page.reload();
  expect(await form.getByLabel('메일 제목').inputValue()).toBe('제가 쓴 제목');
});

it('carries a new link to set a password too, which is shown as well', async () => {
  isAway = false;
  await page.goto(adminPaths.admins);
  await page.getByRole('button', { name: '관리자 관리' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('이메일').fill('nonsense');
  await dialog.getByRole('button', { name: '비밀번호 설정 링크 만들기' }).click();
  await page.getByText(messages.valid.email).first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('이메일').fill('me@naru.example');
  await dialog.getByRole('button', { name: '비밀번호 설정 링크 만들기' }).click();
  await answer(page, messages.ask.newLink);
  const link = await page.getByLabel('링크', { exact: true }).inputValue();
  const mailed = () => server.mails.filter(({ to }) => to.includes('me@naru.example')).map(readMail);
  await expect.poll(() => mailed().map(({ text }) => text.includes(new URL(link).pathname))).toEqual([true]);
});
