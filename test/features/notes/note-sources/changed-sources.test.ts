import { expect, test } from 'vitest';
import { frozenNoteKey, noteKey } from '../../../../functions/features/notes/note-keys.ts';
import { type Item, isPresent } from '../../../../functions/platform/storage/write.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { digests } from '../../../../shared/features/notes/digests/endpoints.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { updatePreferences } from '../../../support/update-preferences.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { seen } from '../../eye/report-documents/signed-report.ts';
import { makeFinishedScreening } from '../../screening/screenings/samples.ts';
import { makeNote, noteFields } from '../notes/samples.ts';
import { makeTemplate } from '../templates/samples.ts';

const withFields = (...names: string[]): RichDocument => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: names.map(name => ({ type: 'field' as const, attrs: { name, value: null } })),
    },
  ],
});

/** Makes a finished note about a child. The note's merge fields are filled in from the child's records. */
async function makeFilled(who: Principal, caseId: string, ...names: string[]): Promise<Note> {
  const { id: templateId } = await makeTemplate(who, { body: withFields(...names) });
  const { id: noteId, version } = await makeNote(who, { templateId }, caseId);
  return (await who.call(notes.finishNote, { noteId, version })).data;
}

const changesOf = async (who: Principal, noteId: string) =>
  (await who.call(noteReports.openNotePdf, { noteId })).data.changes;

/** Reopens the note, fills its merge fields from the current records, and finishes it. */
async function amend(who: Principal, { id: noteId, ...note }: Note, names: string[]): Promise<void> {
  const { data: open } = await who.call(notes.reopenNote, { noteId, version: note.version });
  const { values, sources } = (await who.call(notes.getNoteFields, { noteId })).data;
  const fill = names.map(name => ({ type: 'field' as const, attrs: { name, value: values[name] ?? null } }));
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: fill }] };
  const fields = noteFields({ date: note.date, body });
  const { data: saved } = await who.call(notes.saveNote, {
    ...{ ...fields, noteId, version: open.version },
    filledFrom: sources,
  });
  await who.call(notes.finishNote, { noteId, version: saved.version });
}

test('a note with values of a visit says that the visit was amended or deleted, until the note is amended', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { contactEmail: uniqueEmail() });
  const visit = await makeFinishedReport(admin, seen('2026-03-01', -6), child.id);
  const names = ['eye.refraction', 'eye.progression'];
  const note = await makeFilled(admin, child.id, ...names);
  expect(JSON.stringify(note.body)).toContain('−6.00');
  expect(await changesOf(admin, note.id)).toBeUndefined();
  const { reference, id: eyeReportId } = visit;
  const { data: current } = await admin.call(eyeReports.getEyeReport, { eyeReportId });
  await admin.call(eyeReports.amendEyeReport, { eyeReportId, version: current.version });
  expect(await changesOf(admin, note.id)).toEqual([{ what: 'visitChanged', reference, date: '2026-03-01' }]);
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId });
  const removed = [{ what: 'visitRemoved', reference, date: '2026-03-01' }];
  expect(await changesOf(admin, note.id)).toEqual(removed);
  const mail = { noteId: note.id, language: 'en' as const, addressesConfirmed: true, to: [uniqueEmail()] };
  expect(await admin.expectError(noteReports.sendNote, mail)).toMatchObject({
    ...{ status: 409, code: 'report.changed', current: { changes: removed } },
  });
  expect(await admin.expectError(noteReports.sendNote, { ...mail, asLink: true })).toMatchObject({
    code: 'report.changed',
  });
  expect(await admin.expectError(childData.prepareBundle, { caseId: child.id })).toMatchObject({
    code: 'report.changed',
    current: { documents: [{ id: note.id, kind: 'note', changes: removed }] },
  });
  await amend(admin, note, names);
  expect(await changesOf(admin, note.id)).toBeUndefined();
  await admin.call(childData.prepareBundle, { caseId: child.id });
  await admin.call(noteReports.sendNote, mail);
});

test('if a visit was amended without changing the values in a note, finishing the note again makes the note up to date', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin);
  const { id: eyeReportId, version } = await makeFinishedReport(admin, seen('2026-03-01', -1), child.id);
  const note = await makeFilled(admin, child.id, 'eye.refraction');
  await admin.call(eyeReports.amendEyeReport, { eyeReportId, version });
  expect(await changesOf(admin, note.id)).toHaveLength(1);
  const { data } = await admin.call(notes.reopenNote, { noteId: note.id, version: note.version });
  await admin.call(notes.finishNote, { noteId: note.id, version: data.version });
  expect(await changesOf(admin, note.id)).toBeUndefined();
});

test('a note with values of a visit says so if undoing a merge has moved the visit to another child', async () => {
  const { admin } = await openClinic();
  const [child, other] = [await makeCase(admin), await makeCase(admin)];
  const strange = await makeFinishedReport(admin, seen('2026-03-01', -6), other.id);
  const versionOf = async ({ id }: { id: string }) =>
    (await admin.call(cases.getCase, { caseId: id })).data.version;
  await settled();
  await admin.call(merges.mergeCases, {
    ...{ caseId: child.id, version: await versionOf(child) },
    ...{ otherId: other.id, otherVersion: await versionOf(other) },
  });
  await settled();
  const note = await makeFilled(admin, child.id, 'eye.refraction');
  expect(await changesOf(admin, note.id)).toBeUndefined();
  await admin.call(merges.undoMerge, { caseId: child.id, absorbedId: other.id });
  expect(await changesOf(admin, note.id)).toEqual([
    { what: 'visitRemoved', reference: strange.reference, date: '2026-03-01' },
  ]);
});

test('if a screening was amended or deleted, a note with values of the screening says so and is left out of the digest', async () => {
  const { admin, slug } = await openClinic();
  await updatePreferences(admin, slug, { digestDays: [0, 1, 2, 3, 4, 5, 6], digestHour: 12 });
  const child = await makeCase(admin, { contactEmail: uniqueEmail() });
  const { id: screeningId, date, version } = await makeFinishedScreening(admin, {}, child.id);
  const { id: templateId } = await makeTemplate(admin, { body: withFields('screening.result') });
  const today = new Date((await openWorld()).now()).toISOString().slice(0, 10);
  const begun = await makeNote(admin, { templateId, date: today }, child.id);
  const { data: saved } = await admin.call(notes.saveNote, {
    ...noteFields({ body: begun.body, date: today, isShared: true }),
    ...{ noteId: begun.id, version: begun.version },
  });
  await admin.call(notes.finishNote, { noteId: begun.id, version: saved.version });
  expect(await changesOf(admin, begun.id)).toBeUndefined();
  const { data: open } = await admin.call(screenings.reopenScreening, { screeningId, version });
  expect(await changesOf(admin, begun.id)).toBeUndefined();
  await admin.call(screenings.finishScreening, { screeningId, version: open.version });
  expect(await changesOf(admin, begun.id)).toEqual([{ what: 'screeningChanged', date }]);
  await admin.call(screenings.deleteScreening, { screeningId });
  expect(await changesOf(admin, begun.id)).toEqual([{ what: 'screeningRemoved', date }]);
  const { leftOut, families } = (await admin.call(digests.getNextDigest, {})).data;
  expect([families, leftOut.map(({ id, why }) => [id, why])]).toEqual([[], [[begun.id, 'changed']]]);
});

test('a copy of a note for the same child keeps its sources; a copy for another child gets that child’s records as its sources', async () => {
  const { admin } = await openClinic();
  const [child, other] = [await makeCase(admin), await makeCase(admin)];
  const { id: eyeReportId } = await makeFinishedReport(admin, seen('2026-03-01', -6), child.id);
  const { id: noteId } = await makeFilled(admin, child.id, 'eye.refraction');
  const copyFor = async (caseId: string) => {
    const { data } = await admin.call(notes.copyNote, { noteId, caseId });
    await admin.call(notes.finishNote, { noteId: data.id, version: data.version });
    return data.id;
  };
  const [same, moved] = [await copyFor(child.id), await copyFor(other.id)];
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId });
  expect([await changesOf(admin, same), await changesOf(admin, moved)]).toEqual([
    [expect.objectContaining({ what: 'visitRemoved' })],
    undefined,
  ]);
});

test('a note with a source record that is missing or belongs to another child is rejected', async () => {
  const { admin } = await openClinic();
  const [child, other] = [await makeCase(admin), await makeCase(admin)];
  const own = await makeFinishedReport(admin, seen('2026-03-01', -1), child.id);
  const foreign = await makeFinishedReport(admin, seen('2026-03-01', -6), other.id);
  const { id: noteId, version } = await makeNote(admin, {}, child.id);
  const save = (id: string) => ({
    ...{ ...noteFields(), noteId, version },
    filledFrom: [{ field: 'eye.refraction' as const, id, revision: 1 }],
  });
  const unknown = `${own.id.slice(0, -1)}${own.id.endsWith('0') ? '1' : '0'}`;
  for (const id of [foreign.id, unknown])
    expect(await admin.expectError(notes.saveNote, save(id))).toMatchObject({ code: 'record.missing' });
  await admin.call(notes.saveNote, save(own.id));
});

test('if a visit is deleted after the page has put the visit’s values into a note, the finished note reports the deletion', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin);
  const {
    id: eyeReportId,
    version,
    reference,
  } = await makeFinishedReport(admin, seen('2026-03-01', -6), child.id);
  const { id: noteId, date, version: first } = await makeNote(admin, {}, child.id);
  const { values, sources } = (await admin.call(notes.getNoteFields, { noteId })).data;
  const { data: report } = await admin.call(eyeReports.getEyeReport, { eyeReportId });
  expect(report.version).toBe(version);
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId });
  const attrs = { name: 'eye.refraction', value: values['eye.refraction'] ?? null };
  const body = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'field' as const, attrs }] }],
  };
  const { data: saved } = await admin.call(notes.saveNote, {
    ...{ ...noteFields({ date, body }), noteId, version: first, filledFrom: sources },
  });
  await admin.call(notes.finishNote, { noteId, version: saved.version });
  expect(await changesOf(admin, noteId)).toEqual([{ what: 'visitRemoved', reference, date: '2026-03-01' }]);
});

test('a finished note that an earlier program version stored without sources reports no changed fields', async () => {
  const { admin, slug } = await openClinic();
  const child = await makeCase(admin);
  const { id: eyeReportId } = await makeFinishedReport(admin, seen('2026-03-01', -6), child.id);
  const { id: noteId, version } = await makeFilled(admin, child.id, 'eye.refraction');
  const { table } = await openRawTable();
  const [head, frozen] = await table.get([noteKey(slug, noteId), frozenNoteKey(slug, noteId, version)]);
  const { sources, ...oldHead } = head ?? { sources: [] };
  const { note, ...printed } = (frozen ?? {}) as Item & { note: Record<string, unknown> };
  const { sources: printedSources, ...oldNote } = note;
  expect([sources, printedSources]).toEqual([[expect.objectContaining({ id: eyeReportId })], sources]);
  const puts = [oldHead, { ...printed, note: oldNote }] as Item[];
  await table.transact(puts.map(put => ({ put, when: isPresent })));
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId });
  expect(await changesOf(admin, noteId)).toBeUndefined();
});
