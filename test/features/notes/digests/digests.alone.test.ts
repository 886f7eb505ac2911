import { randomBytes } from 'node:crypto';
import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { noteKey, noteList } from '../../../../functions/features/notes/note-keys.ts';
import { createJobsLambda } from '../../../../functions/lambdas/jobs.ts';
import { UndeliverableStore } from '../../../../functions/platform/mail/undeliverable-store.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import type { FaultInjection } from '../../../../lib/local/fault-injection.ts';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { digests } from '../../../../shared/features/notes/digests/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { anonymousCaller, type Clinic, openClinic } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { linkIn } from '../../../support/mail.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { updatePreferences } from '../../../support/update-preferences.ts';
import { openWorld, tickJobs } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { changeChild } from '../../eye/report-documents/signed-report.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { makeNote } from '../notes/samples.ts';
import { inbox, makeSharedNote } from './shared-notes.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** An organisation whose digest is sent at the next full hour in London. */
async function openWithDigest(): Promise<Clinic> {
  const clinic = await openClinic({ name: 'Harbour Clinic' });
  const { now } = await openWorld();
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const digestHour = Number(hour.format(now() + hourMs));
  const wish = { timeZone: 'Europe/London', digestDays: everyDay, digestHour };
  await updatePreferences(clinic.admin, clinic.slug, wish);
  return clinic;
}

test('a family gets one digest email with the shared notes of all its children; families without shared notes get no email', async () => {
  const clinic = await openWithDigest();
  const { admin } = clinic;
  const [family, bounced, archived] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
  const [ming, ling, gone, old, none] = await Promise.all([
    makeCase(admin, { fullName: 'Chan Siu Ming', contactEmail: family }),
    makeCase(admin, { fullName: 'Chan Siu Ling', contactEmail: family.toUpperCase() }),
    makeCase(admin, { contactEmail: bounced }),
    makeCase(admin, { contactEmail: archived }),
    makeCase(admin, { contactEmail: null, mother: null, father: null }),
  ]);
  const first = await makeSharedNote(admin, ming.id, 'Week 12');
  await makeSharedNote(admin, ling.id, 'Week 3');
  await makeSharedNote(admin, ming.id, 'Not for them', { isShared: false });
  await makeSharedNote(admin, gone.id, 'Bounced');
  await makeSharedNote(admin, old.id, 'Archived');
  await makeSharedNote(admin, none.id, 'Nobody');
  await makeNote(admin, {}, ming.id);
  const { table } = await openRawTable();
  await new UndeliverableStore(table, Date.now).add(bounced, 'bounced');
  await admin.call(cases.archiveCase, { caseId: old.id });
  const { data } = await admin.call(digests.getNextDigest, {});
  expect(data.next?.at).toEqual(expect.any(String));
  const ours = data.families.find(({ address }) => address.toLowerCase() === family);
  expect(ours?.notes.map(({ description }) => description).sort()).toEqual(['Week 12', 'Week 3']);
  expect(data.leftOut.map(({ description, why }) => [description, why]).sort()).toEqual([
    ['Archived', 'archived'],
    ['Bounced', 'undeliverable'],
    ['Nobody', 'no-email'],
  ]);
  await tickJobs(0);
  const told = (await admin.call(notifications.listNotifications, { page: 1 })).data.data;
  expect(told.find(({ name }) => name === 'Digest goes out tomorrow')).toMatchObject({
    description: expect.stringContaining('2 notes go to 1 family'),
    link: '/notes?tab=digest',
  });
  expect(await inbox(family)).toEqual([]);
  for (const hours of [1, 1, 2]) await tickJobs(hours * hourMs);
  const [mail, ...more] = await inbox(family);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain('Harbour Clinic');
  expect(mail?.attachments).toHaveLength(2);
  expect(mail?.body.text).toMatch(/Chan Siu Ming.*Chan Siu Ling|Chan Siu Ling.*Chan Siu Ming/);
  expect([await inbox(bounced), await inbox(archived)]).toEqual([[], []]);
  const { data: note } = await admin.call(notes.getNote, { noteId: first });
  expect(note.sentAt).toEqual(expect.any(String));
});

test('a digest leaves out a note about a renamed child until the note is amended, and notifies the note’s author once', async () => {
  const clinic = await openWithDigest();
  const { admin } = clinic;
  const author = await clinic.join();
  const family = uniqueEmail();
  const child = await makeCase(admin, { fullName: 'Wren Applegate', contactEmail: family });
  const noteId = await makeSharedNote(author, child.id, 'Week 12');
  await changeChild(admin, child.id, { fullName: 'Rowan Applegate', contactEmail: family });
  const { data } = await admin.call(digests.getNextDigest, {});
  expect([data.families, data.leftOut.map(({ id, why }) => [id, why])]).toEqual([[], [[noteId, 'changed']]]);
  for (const hours of [0, 1, 1]) await tickJobs(hours * hourMs);
  expect(await inbox(family)).toEqual([]);
  const told = async (who: typeof admin) =>
    (await who.call(notifications.listNotifications, { page: 1 })).data.data
      .filter(({ name }) => name === 'Note not sent to the family')
      .map(({ link }) => link);
  expect([await told(author), await told(admin)]).toEqual([[`/notes/${noteId}`], []]);
});

testInTurn(
  'a digest job that is killed before or after its transaction sends each note exactly once in the next run',
  async () => {
    const family = uniqueEmail();
    const { admin, slug } = await openWithDigest();
    const child = await makeCase(admin, { contactEmail: family });
    await makeSharedNote(admin, child.id, 'Once');
    const { backend, withClockAhead, withFaults, now } = await openWorld();
    const jobs = createJobsLambda(backend.environmentOf('jobs'), now);
    const date = (await admin.call(digests.getNextDigest, {})).data.next?.date;
    const message = {
      messageId: '1',
      attributes: { ApproximateReceiveCount: '1' },
      body: JSON.stringify({ organization: slug, digest: 'send', date }),
    };
    const run = async () => jobs({ Records: [message] } as never);
    const counts: number[] = [];
    await withClockAhead(hourMs, async () => {
      for (const [number, fault] of [
        [1, 'break-off'],
        [1, 'lose-answer'],
        [1, 'break-off'],
      ] as const) {
        let written = 0;
        const die: FaultInjection = ({ lambda, operation }) => {
          if (lambda !== 'jobs') return undefined;
          if (operation === 'TransactWriteItems') written += 1;
          return written < number ? undefined : written === number ? fault : 'break-off';
        };
        const { batchItemFailures } = await withFaults(die, run);
        expect(batchItemFailures).toHaveLength(1);
        await backend.settled();
        counts.push((await inbox(family)).length);
      }
      for (const _ of [1, 2]) expect(await run()).toEqual({ batchItemFailures: [] });
      await backend.settled();
      counts.push((await inbox(family)).length);
    });
    expect(counts).toEqual([0, 1, 1, 1]);
  },
);

/**
 * In the second run, the index returns a sent note as if it were not yet sent; from the third run on, it is
 * up to date.
 */
async function lagOnce(slug: string): Promise<FaultInjection> {
  const { table, itemsWith } = await openRawTable();
  let lagging: Item | undefined;
  let isOver = false;
  const lag = async () => {
    const all = (await itemsWith('kind', 'note')).filter(({ pk }) => pk.startsWith(`C#${slug}#`));
    const sent = lagging ?? all.find(({ sentAt }) => sentAt !== null);
    if (!sent) return;
    isOver = lagging !== undefined;
    lagging = sent;
    const row = { ...(sent.row as object), sentAt: isOver ? sent.sentAt : null };
    await table.transact([{ update: noteKey(slug, String(sent.id)), set: { row } }]);
  };
  return async ({ lambda, operation, body }) => {
    const isPlan = operation === 'Query' && JSON.stringify(body).includes(`"${noteList.all(slug).pk}"`);
    if (lambda === 'jobs' && isPlan && !isOver) await lag();
    return undefined;
  };
}

testInTurn(
  'each family in a long run of the digest job gets one email, even if the database index is not yet up to date',
  async () => {
    const families = Array.from({ length: 9 }, uniqueEmail);
    const { admin, slug } = await openWithDigest();
    for (const contactEmail of families)
      await makeSharedNote(admin, (await makeCase(admin, { contactEmail })).id, 'Week 12');
    const { withFaults } = await openWorld();
    await withFaults(await lagOnce(slug), () => tickJobs(hourMs));
    const counts = await Promise.all(families.map(async family => (await inbox(family)).length));
    expect(counts).toEqual(families.map(() => 1));
  },
);

/** A PDF of one page with this many bytes. */
async function largePdf(bytes: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 400]);
  const ballast = document.context.register(document.context.stream(randomBytes(bytes)));
  page.node.setXObject(PDFName.of('Ballast'), ballast);
  return Buffer.from(await document.save());
}

testInTurn(
  'if a note’s PDF is too large for an email, the digest has a link instead of the PDF and says so',
  { timeout: 60_000 },
  async () => {
    const family = uniqueEmail();
    const { admin } = await openWithDigest();
    const child = await makeCase(admin, { contactEmail: family, birthDate: '2017-03-14' });
    const bytes = await largePdf(21 * 1024 * 1024);
    const fileId = await uploadFile(admin, 'note-attachment', bytes, 'scans.pdf');
    const large = await makeSharedNote(admin, child.id, 'Large', {
      attachments: [{ fileId, caption: '', isAppended: true }],
    });
    await makeSharedNote(admin, child.id, 'Small');
    await tickJobs(hourMs);
    await tickJobs(2 * hourMs);
    const [mail, ...more] = await inbox(family);
    expect([more, mail?.attachments.length]).toEqual([[], 1]);
    expect(mail?.body.text).toContain('too large for an email');
    const { token } = linkIn(mail);
    const stranger = await anonymousCaller();
    const { data } = await stranger.call(reportLinks.readLinkedReports, { token, birthDate: '2017-03-14' });
    expect((await bytesAt(data.documents[0]?.url ?? '')).length).toBeGreaterThan(bytes.length - 1_000);
    expect((await admin.call(notes.getNote, { noteId: large })).data.sentAt).toEqual(expect.any(String));
  },
);

testInTurn(
  'a note that needs a link is left out of a digest and its preview if the child has no birth date, and the email does not name the child',
  { timeout: 60_000 },
  async () => {
    const { admin } = await openWithDigest();
    const [family, dated] = [uniqueEmail(), uniqueEmail()];
    const child = await makeCase(admin, {
      ...{ fullName: 'Chan Siu Ming', contactEmail: family, birthDate: null },
    });
    const sibling = await makeCase(admin, { fullName: 'Chan Siu Ling', contactEmail: family });
    const other = await makeCase(admin, { contactEmail: dated, birthDate: '2017-03-14' });
    const large = async (caseId: string, description: string) => {
      const bytes = await largePdf(21 * 1024 * 1024);
      const fileId = await uploadFile(admin, 'note-attachment', bytes, 'scans.pdf');
      await makeSharedNote(admin, caseId, description, {
        attachments: [{ fileId, caption: '', isAppended: true }],
      });
    };
    await large(child.id, 'Large');
    await large(other.id, 'Goes as a link');
    await makeSharedNote(admin, sibling.id, 'Small');
    const { data } = await admin.call(digests.getNextDigest, {});
    const sent = data.families.flatMap(({ notes: all }) => all.map(({ description }) => description));
    expect(sent.sort()).toEqual(['Goes as a link', 'Small']);
    expect(data.leftOut).toMatchObject([{ description: 'Large', why: 'no-birth-date' }]);
    await tickJobs(hourMs);
    const [mail, ...more] = await inbox(family);
    expect([more, mail?.attachments.length]).toEqual([[], 1]);
    expect(mail?.body.text).toContain('Chan Siu Ling');
    expect(mail?.body.text).not.toContain('Chan Siu Ming');
  },
);

test('only admins see the next digest; no digest is planned without chosen weekdays or if reports are sent only by link', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const user = await clinic.join();
  expect((await admin.call(digests.getNextDigest, {})).data.next).toBeNull();
  expect(await user.expectError(digests.getNextDigest, {})).toMatchObject({ code: 'permission.denied' });
  await updatePreferences(admin, clinic.slug, { digestDays: [2, 5], reportsBy: 'link' });
  expect((await admin.call(digests.getNextDigest, {})).data.next).toBeNull();
});
