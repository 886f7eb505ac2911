import { expect } from 'vitest';
import { minuteMs } from '../../../shared/core/dates/durations.ts';
import { reportDocuments } from '../../../shared/features/eye/report-documents/endpoints.ts';
import { makeSendableReport } from '../../features/eye/report-documents/samples.ts';
import { uniqueEmail } from '../../support/callers/unique-email.ts';
import { openClinic } from '../../support/clinic.ts';
import { sendInProcess } from '../../support/faults/kill-mid-send.ts';
import { openMailsStore } from '../../support/queue-email.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../support/world.ts';

const minutes = (count: number) => count * minuteMs;

/** Makes the email of a report that waits in the queue and has not been tried yet. */
async function queuedMail() {
  const { admin, slug } = await openClinic({ name: '清溪视光中心', script: 'simplified' });
  const { id: eyeReportId, reference } = await makeSendableReport(admin);
  const to = uniqueEmail();
  const { backend } = await openWorld();
  await admin.call(reportDocuments.sendEyeReport, {
    eyeReportId,
    kinds: ['refraction', 'myopia'],
    language: 'zh',
    addressesConfirmed: true,
    to: [to],
  });
  await backend.settled();
  const { mails } = await openMailsStore(slug);
  const [listed] = (await mails.listPage(1, null)).mails;
  const sent = await mails.get(listed?.id ?? '');
  if (!sent) throw new Error('there is no mail');
  await mails.updateStatus(sent, { status: 'queued', content: { values: { reference }, link: null } });
  const before = backend.mail.received(to).length;
  return { slug, mails, id: sent.id, more: () => backend.mail.received(to).length - before };
}

testInTurn(
  'if a process is killed after SES accepted an email, the email is sent once more and counted as doubtful',
  async () => {
    const { slug, mails, id, more } = await queuedMail();
    const killed = await sendInProcess(slug, id);
    expect(killed).toMatchObject({ signal: 'SIGKILL', answer: null });
    expect([more(), (await mails.get(id))?.status, (await mails.get(id))?.doubtful]).toEqual([
      1,
      'sending',
      0,
    ]);
    const early = await sendInProcess(slug, id, { isSpared: true });
    expect(early).toMatchObject({ answer: { batchItemFailures: [{}] }, rawMessages: [] });
    const late = await sendInProcess(slug, id, { aheadMs: minutes(2), isSpared: true });
    expect(late).toMatchObject({ signal: null, answer: { batchItemFailures: [] } });
    const again = await sendInProcess(slug, id, { aheadMs: minutes(4), isSpared: true });
    expect(again.rawMessages).toEqual([]);
    expect(more()).toBe(2);
    expect(await mails.get(id)).toMatchObject({ status: 'sent', doubtful: 1, content: null });
  },
);

testInTurn('after a second kill the email is not sent again and is marked as failed', async () => {
  const { slug, mails, id, more } = await queuedMail();
  await sendInProcess(slug, id);
  await sendInProcess(slug, id, { aheadMs: minutes(2) });
  const last = await sendInProcess(slug, id, { aheadMs: minutes(4), isSpared: true });
  expect([more(), last.rawMessages]).toEqual([2, []]);
  expect(await mails.get(id)).toMatchObject({ status: 'failed', doubtful: 1, content: { link: null } });
});
