import { expect, test } from 'vitest';
import { organizationFileLocation } from '../../../../functions/platform/files/file-locations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { files } from '../../../../shared/features/operations/files/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { makeNote } from '../../notes/notes/samples.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { makeScreening } from '../../screening/screenings/samples.ts';
import { child, makeCase } from './samples.ts';

test('everybody who sees a case sees its photo, also in the list', async () => {
  const { admin, join } = await openClinic();
  const [colleague, selected] = [await join(), await join({ visibility: 'selected' })];
  const photoId = await uploadFile(admin);
  const record = await makeCase(admin, { photoId });
  expect(record.photoId).toBe(photoId);
  expect((await colleague.call(files.getFile, { fileId: photoId })).data.url).toMatch(/^http/);
  expect(await selected.expectError(files.getFile, { fileId: photoId })).toMatchObject({ status: 404 });
  const rows = async (text: string) => (await colleague.call(cases.searchCases, { text })).data.data;
  for (const text of ['', '小明']) {
    const [row] = await rows(text);
    expect(row?.photoId).toBe(photoId);
    expect((await fetch(row?.photoUrl ?? '')).headers.get('content-type')).toBe('image/jpeg');
  }
  await makeCase(admin, { fullName: 'Nobody Pictured' });
  expect(await rows('pictured')).toMatchObject([{ photoId: null, photoUrl: null }]);
});

test('lists of visits, recalls, notes and screenings show the photo of the child to everybody who sees the child', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const photoId = await uploadFile(admin);
  const { id } = await makeCase(admin, { photoId });
  await makeFinishedReport(admin, { date: '2026-05-16', followUp: '2026-05-17' }, id);
  await makeNote(admin, {}, id);
  await makeScreening(admin, {}, id);
  const lists = [
    colleague.call(eyeReports.searchEyeReports, {}),
    colleague.call(eyeReports.searchRecalls, { limit: 3 }),
    admin.call(notes.searchNotes, {}),
    admin.call(screenings.searchScreenings, {}),
  ];
  for (const { data } of await Promise.all(lists)) {
    expect(data.data).toMatchObject([{ case: { id, photoId } }]);
    const url = data.data[0]?.case.photoUrl ?? '';
    expect((await fetch(url)).headers.get('content-type')).toBe('image/jpeg');
  }
  await makeFinishedReport(admin);
  const { data } = await admin.call(eyeReports.searchEyeReports, {});
  const photos = data.data.map(row => [row.case.id === id, row.case.photoUrl !== null]);
  expect(photos).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  );
});

testInTurn(
  'a photo is kept when other fields of the case change, and can be replaced and removed',
  async () => {
    const { admin, join } = await openClinic();
    const colleague = await join();
    const photoId = await uploadFile(admin);
    const { id: caseId } = await makeCase(admin, { photoId });
    const change = async (version: number, changes: object) =>
      (await colleague.call(cases.changeCase, { ...child, photoId, caseId, version, ...changes })).data
        .photoId;
    expect(await change(1, { school: 'Other' })).toBe(photoId);
    const other = await uploadFile(colleague);
    expect(await change(2, { photoId: other })).toBe(other);
    expect(await change(3, { photoId: null })).toBeNull();
    const { data } = await admin.call(cases.listTimeline, { caseId });
    expect(data.data.map(({ fields }) => fields)).toEqual([
      ['photoId'],
      ['school', 'photoId'],
      ['school'],
      [],
    ]);
  },
);

testInTurn('a file of another user or case, or an attachment, is rejected as a photo', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const theirs = await uploadFile(colleague);
  const taken = await uploadFile(admin);
  await makeCase(admin, { photoId: taken });
  const attachment = await uploadFile(admin, 'attachment');
  for (const photoId of [theirs, taken, attachment])
    expect(await admin.expectError(cases.createCase, { ...child, photoId })).toMatchObject({
      status: 400,
      fields: { photoId: 'validation.file' },
    });
});

/** Tags of the stored photo. The bucket’s lifecycle deletes objects tagged `unkept`. */
async function tagsOf(slug: string, photoId: string): Promise<Record<string, string>> {
  const { backend } = await openWorld();
  await backend.settled();
  return backend.s3.tagsOf(organizationFileLocation(slug).objectKey('case-photo', photoId));
}

testInTurn(
  'a replaced or removed photo can no longer be opened, and its file is tagged for deletion',
  async () => {
    const { slug, admin } = await openClinic();
    const [first, second] = [await uploadFile(admin), await uploadFile(admin)];
    const { id: caseId } = await makeCase(admin, { photoId: first });
    const save = (version: number, photoId: string | null) =>
      admin.call(cases.changeCase, { ...child, photoId, caseId, version });
    expect(await tagsOf(slug, first)).toEqual({});
    await save(1, second);
    expect(await admin.expectError(files.getFile, { fileId: first })).toMatchObject({ status: 404 });
    expect([await tagsOf(slug, first), await tagsOf(slug, second)]).toEqual([{ state: 'unkept' }, {}]);
    expect(
      await admin.expectError(cases.changeCase, { ...child, photoId: first, caseId, version: 2 }),
    ).toMatchObject({ fields: { photoId: 'validation.file' } });
    await save(2, null);
    expect(await tagsOf(slug, second)).toEqual({ state: 'unkept' });
  },
);
