import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type MailOptions, startMail } from '../../../lib/local/mail/start-mail.ts';

async function startTestMail(options?: MailOptions) {
  const mail = await startMail(options);
  onTestFinished(async () => {
    await fetch(`${mail.endpoint}/clear-store`, { method: 'POST' }).catch(() => {});
    await mail.close();
  });
  return mail;
}

test('a sent email can be found by its recipient, on the mailbox page and as JSON', async () => {
  const mail = await startTestMail();
  await mail.send({ to: 'parent@example.test', subject: '验证码 & code', html: '<b>12</b>', text: '12' });
  await mail.send({ to: 'other@example.test', subject: 'Another', html: 'x' });

  expect(mail.received('Parent@example.test')).toMatchObject([
    { subject: '验证码 & code', body: { html: '<b>12</b>', text: '12' } },
  ]);
  expect(mail.received('ent@example.test')).toEqual([]);
  expect(mail.received('other@example.test')).toHaveLength(1);
  const store = (await (await fetch(`${mail.endpoint}/store`)).json()) as { emails: unknown[] };
  expect(store.emails).toEqual(JSON.parse(JSON.stringify(mail.received())));
  const page = await fetch(mail.inbox);
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
});

test('the mail stand-in keeps an idle connection open, because a client may send its next email over the connection', async () => {
  const mail = await startTestMail();
  const { headers } = await fetch(mail.inbox);
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null]);
});

test('a raw message from the SDK arrives with its subject, recipient and attachment', async () => {
  const mail = await startTestMail();
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new SESv2Client({ endpoint: mail.endpoint, region: 'ap-east-1', credentials });
  onTestFinished(() => client.destroy());
  const lines = [
    'From: Clinic <clinic@example.test>',
    'To: "Parent, A" <parent@example.test>',
    'Subject: =?utf-8?B?5oql5ZGK?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'Attached.',
    '--part',
    'Content-Type: application/pdf; name=report.pdf',
    'Content-Disposition: attachment; filename=report.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERg==',
    '--part--',
  ];

  const Data = Buffer.from(lines.join('\r\n'));
  await client.send(new SendEmailCommand({ Content: { Raw: { Data } } }));

  const [email] = mail.received('parent@example.test');
  expect(email).toMatchObject({
    subject: '报告',
    attachments: [{ filename: 'report.pdf', content: 'JVBERg==' }],
  });
});

test('the mailbox is restored after a restart, and a cleared mailbox stays empty', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const mailboxFile = join(folder, 'mail', 'inbox.json');
  const before = await startMail({ mailboxFile });
  await before.send({ to: 'kept@example.test', subject: 'Kept', html: 'x' });
  await before.close();
  const forgetful = await startTestMail();
  await fetch(`${forgetful.endpoint}/clear-store`, { method: 'POST' });
  expect(forgetful.received()).toEqual([]);

  const after = await startTestMail({ mailboxFile });
  expect(after.received('kept@example.test')).toMatchObject([{ subject: 'Kept' }]);
  await fetch(`${after.endpoint}/clear-store`, { method: 'POST' });
  const again = await startTestMail({ mailboxFile });
  expect(again.received()).toEqual([]);
});

test('each email is appended to the mailbox file; the file is read in its old and new format, without a truncated last line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const mailboxFile = join(folder, 'mail.json');
  writeFileSync(
    mailboxFile,
    JSON.stringify([{ subject: 'Earlier', destination: { to: [], cc: [], bcc: [] } }]),
  );
  const first = await startMail({ mailboxFile });
  const { ino } = statSync(mailboxFile);
  for (const subject of ['One', 'Two']) await first.send({ to: 'a@example.test', subject, html: 'x' });
  expect(statSync(mailboxFile).ino).toBe(ino);
  await first.close();
  appendFileSync(mailboxFile, '{"subject":"Cut o');
  const second = await startTestMail({ mailboxFile });
  expect(second.received().map(({ subject }) => subject)).toEqual(['Earlier', 'One', 'Two']);
});

test('the mailbox can be reached only over loopback, and its page loads nothing from other hosts', async () => {
  const mail = await startTestMail();
  const { port } = new URL(mail.endpoint);
  expect(mail.endpoint).toBe(`http://127.0.0.1:${port}`);
  const others = Object.values(networkInterfaces()).flatMap(addresses =>
    (addresses ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'),
  );
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow('fetch failed');
  }
  await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow('fetch failed');
  const page = await (await fetch(mail.inbox)).text();
  expect(page.match(/<(script|link|img|iframe)[^>]+(src|href)=["']?(https?:)?\/\//g)).toBeNull();
  expect(page).not.toMatch(/@import|url\(["']?(https?:)?\/\//);
});

test('no email is forwarded to an SMTP server, even if the environment names one', async () => {
  vi.stubEnv('SMTP_TRANSPORT', '{"host":"127.0.0.1","port":1}');
  onTestFinished(() => void vi.unstubAllEnvs());

  await startTestMail();

  expect(process.env.SMTP_TRANSPORT).toBeUndefined();
});
