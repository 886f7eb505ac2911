import { expect, test } from 'vitest';
import { organizationFileLocation } from '../../../../functions/platform/files/file-locations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { files } from '../../../../shared/features/operations/files/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { uploadFile } from '../../operations/files/samples.ts';
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
