import { expect, test } from 'vitest';
import { files } from '../../../../shared/features/operations/files/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { uploadOwn, uploadOwnUnchecked } from '../../../support/own-files.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { attachToCase, uploadFile, uploadUnchecked } from './samples.ts';

test('an uploaded picture is re-encoded and can be read by its link', async () => {
  const { admin } = await openClinic();
  const fileId = await uploadFile(admin);
  const { data } = await admin.call(files.getFile, { fileId });
  expect(data).toMatchObject({ name: 'photo.png', type: 'image/jpeg', width: 1, height: 1 });
  const answer = await fetch(data.url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="photo.jpg"/);
});

testInTurn('completing an upload twice returns the same file', async () => {
  const { admin } = await openClinic();
  const fileId = await uploadUnchecked(admin);
  const first = await admin.call(files.completeUpload, { fileId });
  const second = await admin.call(files.completeUpload, { fileId });
  expect(second.data).toMatchObject({ id: first.data.id, size: first.data.size });
});

testInTurn('only users who see a case can see a file of the case', async () => {
  const { slug, admin, join } = await openClinic();
  const colleague = await join();
  const onlySelected = await join({ visibility: 'selected' });
  const fileId = await uploadFile(admin);
  expect(await colleague.expectError(files.getFile, { fileId })).toMatchObject({ code: 'record.missing' });
  await attachToCase(slug, fileId, await makeCase(admin));
  await colleague.call(files.getFile, { fileId });
  expect(await onlySelected.expectError(files.getFile, { fileId })).toMatchObject({ code: 'record.missing' });
});

test('only admins see the files of a restricted case', async () => {
  const { slug, admin, join } = await openClinic();
  const colleague = await join();
  const fileId = await uploadFile(colleague);
  const child = await makeCase(admin);
  await attachToCase(slug, fileId, child);
  await colleague.call(files.getFile, { fileId });
  await admin.call(caseRights.restrictCase, { caseId: child.id, reason: 'objection', note: null });
  const refused = await colleague.expectError(files.getFile, { fileId });
  expect(refused).toMatchObject({ status: 404, code: 'record.missing' });
  expect((await admin.call(files.getFile, { fileId })).data.id).toBe(fileId);
});

testInTurn('a person’s own files are visible only to that person', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const fileId = await uploadOwn(admin);
  await admin.call(account.getOwnFile, { fileId });
  expect(await colleague.expectError(account.getOwnFile, { fileId })).toMatchObject({ status: 404 });
  const waiting = await uploadOwnUnchecked(admin);
  expect(await admin.expectError(account.getOwnFile, { fileId: waiting })).toMatchObject({ status: 404 });
});

test('uploading a file needs the permission for the purpose of the file: only admins can upload a logo', async () => {
  const { admin, join } = await openClinic();
  const user = await join();
  const logo = { purpose: 'organization-logo' as const, name: 'logo.png', type: '', size: 10 };
  expect(await user.expectError(account.startOwnUpload, logo)).toMatchObject({ code: 'permission.denied' });
  await admin.call(account.startOwnUpload, logo);
});
