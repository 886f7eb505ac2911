import { expect } from 'vitest';
import {
  organizationFileLocation,
  personObjectKey,
} from '../../../../functions/platform/files/file-locations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { files } from '../../../../shared/features/operations/files/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { jpeg, png } from '../../../support/file-samples.ts';
import { postForm, uploadOwn } from '../../../support/own-files.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { child, makeCase } from '../../cases/cases/samples.ts';
import { details } from '../../people/profile/samples.ts';
import { uploadFile, uploadUnchecked } from './samples.ts';

async function tagsOf(key: string): Promise<Record<string, string>> {
  const { backend } = await openWorld();
  await backend.settled();
  return backend.s3.tagsOf(key);
}
const photoKey = (slug: string, id: string) => organizationFileLocation(slug).objectKey('case-photo', id);

/** Completes an upload, but delays the upload's write to the table until `meanwhile` is done. */
async function completeSlowly(who: Principal, fileId: string, meanwhile: () => Promise<void>): Promise<void> {
  const { withFaults } = await openWorld();
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  let isFirst = true;
  await withFaults(
    async ({ lambda, operation }) => {
      if (!isFirst || lambda !== 'api' || operation !== 'TransactWriteItems') return undefined;
      isFirst = false;
      reached.resolve();
      await held.promise;
      return undefined;
    },
    async () => {
      const slow = who.call(files.completeUpload, { fileId });
      await reached.promise;
      await meanwhile().finally(() => held.resolve());
      await slow;
    },
  );
}

testInTurn('completing an upload again does not change an uploaded file that is already in use', async () => {
  const { slug, admin } = await openClinic();
  const photoId = await uploadUnchecked(admin);
  await completeSlowly(admin, photoId, async () => {
    await admin.call(files.completeUpload, { fileId: photoId });
    await makeCase(admin, { photoId });
  });
  expect(await tagsOf(photoKey(slug, photoId))).toEqual({});
  const another = await admin.expectError(cases.createCase, { ...child, photoId });
  expect(another).toMatchObject({ code: 'request.invalid', fields: { photoId: 'validation.file' } });
});

testInTurn(
  'if nine concurrent requests create a case with the same photo, exactly one succeeds',
  async () => {
    const { slug, admin } = await openClinic();
    const photoId = await uploadFile(admin);
    const tries = Array.from({ length: 9 }, async () => {
      await admin.call(files.completeUpload, { fileId: photoId });
      const kept = await admin.call(cases.createCase, { ...child, photoId }).catch(() => undefined);
      await admin.call(files.completeUpload, { fileId: photoId });
      return kept;
    });
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await tagsOf(photoKey(slug, photoId))).toEqual({});
  },
);

testInTurn(
  'a file’s stored type and size match the stored bytes, even if other bytes are uploaded while the upload completes',
  async () => {
    const { admin } = await openClinic();
    const [small, large] = [await jpeg(16, 8), await png(300, 200)];
    const { data: started } = await admin.call(files.startUpload, {
      purpose: 'attachment',
      name: 'photo.png',
      type: '',
      size: 10,
    });
    await postForm(started, small);
    await completeSlowly(admin, started.id, async () => {
      await postForm(started, large);
      await admin.call(files.completeUpload, { fileId: started.id });
    });
    const { data } = await admin.call(files.getFile, { fileId: started.id });
    const answer = await fetch(data.url);
    expect(answer.headers.get('content-type')).toBe(data.type);
    expect((await answer.arrayBuffer()).byteLength).toBe(data.size);
    expect([data.width, data.height]).toEqual([16, 8]);
  },
);

testInTurn(
  'a request to use a removed signature again is rejected and does not restore the signature',
  async () => {
    const { admin } = await openClinic();
    const save = { ...details, fullName: admin.person.fullName };
    const [first, second] = [await uploadOwn(admin, 'signature'), await uploadOwn(admin, 'signature')];
    await admin.call(profile.changeProfile, { ...save, signature: first });
    await admin.call(profile.changeProfile, { ...save, signature: second });
    expect(await tagsOf(personObjectKey('signature', first))).toEqual({ state: 'unkept' });
    const refused = await admin.expectError(profile.changeProfile, { ...save, signature: first });
    expect(refused).toMatchObject({ code: 'request.invalid', fields: { signature: 'validation.file' } });
    expect(await tagsOf(personObjectKey('signature', first))).toEqual({ state: 'unkept' });
    expect(await tagsOf(personObjectKey('signature', second))).toEqual({});
  },
);

testInTurn('a request to use a removed photo again is rejected and does not restore the photo', async () => {
  const { slug, admin } = await openClinic();
  const [first, second] = [await uploadFile(admin), await uploadFile(admin)];
  const made = await makeCase(admin, { photoId: first });
  const { id: caseId, version } = made;
  await admin.call(cases.changeCase, { caseId, version, ...child, photoId: second });
  expect(await tagsOf(photoKey(slug, first))).toEqual({ state: 'unkept' });
  await admin.expectError(cases.createCase, { ...child, photoId: first });
  expect(await tagsOf(photoKey(slug, first))).toEqual({ state: 'unkept' });
});
