import { expect, test } from 'vitest';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import { files } from '../../../../shared/features/operations/files/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { png } from '../../../support/file-samples.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { bodyOf, makeTemplate, templateFields } from './samples.ts';

const namesFor = async (caller: Principal, input: { text?: string; owner?: 'mine' | 'organization' } = {}) =>
  (await caller.call(templates.searchTemplates, input)).data.data.map(({ name }) => name);

test('a private template is visible only to its author, and a shared template only to its organisation', async () => {
  const [ours, theirs] = await Promise.all([openClinic(), openClinic()]);
  const user = await ours.join();
  await makeTemplate(user, { name: 'School letter' });
  const { id: templateId } = await makeTemplate(user, { name: 'My words', isPublic: false });
  expect(await namesFor(user)).toEqual(['My words', 'School letter']);
  expect(await namesFor(user, { owner: 'organization' })).toEqual(['School letter']);
  expect(await namesFor(user, { text: 'words' })).toEqual(['My words']);
  expect(await namesFor(user, { text: 'twelve', owner: 'mine' })).toEqual(['My words', 'School letter']);
  expect(await namesFor(ours.admin)).toEqual(['School letter']);
  expect(await namesFor(ours.admin, { owner: 'mine' })).toEqual([]);
  expect(await namesFor(theirs.admin)).toEqual([]);
  for (const call of [templates.getTemplate, templates.removeTemplate, templates.restoreTemplate])
    expect(await ours.admin.expectError(call, { templateId })).toMatchObject({ code: 'record.missing' });
});

test('an author can change their own template, and an admin can change a shared one; other colleagues can change neither', async () => {
  const { admin, join } = await openClinic();
  const [author, colleague] = await Promise.all([join(), join()]);
  const { id: templateId } = await makeTemplate(author);
  const change = { ...templateFields({ name: 'Changed' }), templateId, version: 1 };
  expect(await colleague.expectError(templates.changeTemplate, change)).toMatchObject({
    code: 'template.not-own',
  });
  expect((await admin.call(templates.changeTemplate, change)).data).toMatchObject({
    name: 'Changed',
    version: 2,
  });
  expect(await author.expectError(templates.changeTemplate, change)).toMatchObject({
    code: 'version.conflict',
  });
  const { data } = await author.call(templates.shareTemplate, { templateId, version: 2, isPublic: false });
  expect(data).toMatchObject({ isPublic: false, version: 3, body: change.body });
  expect(await admin.expectError(templates.getTemplate, { templateId })).toMatchObject({
    code: 'record.missing',
  });
});

test('an admin can no longer change a shared template once its author has made it private', async () => {
  const { admin, join } = await openClinic();
  const author = await join();
  const { id: templateId } = await makeTemplate(author);
  await author.call(templates.shareTemplate, { templateId, version: 1, isPublic: false });
  const change = { ...templateFields(), templateId, version: 2 };
  expect(await admin.expectError(templates.changeTemplate, change)).toMatchObject({ code: 'record.missing' });
});

test('a removed template can be restored completely; until then it is nobody’s default template', async () => {
  const { admin } = await openClinic();
  const { id: templateId, body } = await makeTemplate(admin);
  await admin.call(templates.setDefaultTemplate, {
    ...{ templateId, scope: 'organization', isDefault: true, defaultVersion: 0 },
  });
  await admin.call(templates.removeTemplate, { templateId });
  expect(await namesFor(admin)).toEqual([]);
  expect(await admin.expectError(templates.getTemplate, { templateId })).toMatchObject({
    code: 'record.missing',
  });
  const { data } = await admin.call(templates.restoreTemplate, { templateId });
  expect(data).toMatchObject({ body, version: 3 });
  const again = await admin.call(templates.restoreTemplate, { templateId });
  expect(again.data.version).toBe(3);
  const { data: found } = await admin.call(templates.searchTemplates, {});
  expect(found.data[0]).toMatchObject({ isOrganizationDefault: true, isOwnDefault: false });
});

test('only admins can set the default template for everybody; a change based on an outdated version is rejected', async () => {
  const { admin, join } = await openClinic();
  const user = await join();
  const [first, second] = await Promise.all([makeTemplate(admin), makeTemplate(admin)]);
  const choice = { scope: 'organization', isDefault: true, defaultVersion: 0 } as const;
  await admin.call(templates.setDefaultTemplate, { ...choice, templateId: first.id });
  expect(
    await admin.expectError(templates.setDefaultTemplate, { ...choice, templateId: second.id }),
  ).toMatchObject({ code: 'version.conflict' });
  const own = { ...choice, scope: 'own', templateId: second.id } as const;
  expect((await user.call(templates.setDefaultTemplate, own)).data).toEqual({
    organization: { templateId: first.id, version: 1 },
    own: { templateId: second.id, version: 1 },
  });
  expect(
    await user.expectError(templates.setDefaultTemplate, {
      ...choice,
      templateId: first.id,
      defaultVersion: 1,
    }),
  ).toMatchObject({ code: 'permission.denied' });
  const mine = await makeTemplate(admin, { isPublic: false });
  expect(
    await admin.expectError(templates.setDefaultTemplate, {
      ...choice,
      templateId: mine.id,
      defaultVersion: 1,
    }),
  ).toMatchObject({ code: 'template.private' });
});

testInTurn(
  'a copied template is private, has its own name, and keeps pictures that are later removed from the original',
  async () => {
    const { admin, join } = await openClinic();
    const user = await join();
    const fileId = await uploadFile(admin, 'template-picture', await png(60, 40));
    const body = {
      ...bodyOf('One'),
      content: [
        ...bodyOf('One').content,
        { type: 'image' as const, attrs: { fileId, alt: 'A', caption: '' } },
      ],
    };
    const { id: templateId } = await makeTemplate(admin, { name: 'Letter', body });
    const { data: copy } = await user.call(templates.copyTemplate, { templateId, locale: 'zh' });
    expect(copy).toMatchObject({ name: 'Letter的副本', isPublic: false, author: { fullName: 'Uma User' } });
    const [picture] = copy.pictures;
    expect(picture?.fileId).not.toBe(fileId);
    await admin.call(templates.changeTemplate, { ...templateFields(), templateId, version: 1 });
    const read = await fetch(picture?.url ?? '');
    expect(read.status).toBe(200);
    expect(read.headers.get('content-type')).toBe('image/png');
  },
);

testInTurn(
  'a template with a picture uploaded by somebody else is rejected, with an error at its field',
  async () => {
    const { admin, join } = await openClinic();
    const user = await join();
    const fileId = await uploadFile(admin, 'template-picture');
    const picture = { fileId, place: 'head', alt: '' } as const;
    expect(await user.expectError(templates.createTemplate, templateFields({ picture }))).toMatchObject({
      code: 'request.invalid',
      fields: { picture: 'validation.file' },
    });
  },
);

test('colleagues can open a shared template’s picture through the template, but not by the ID of the picture', async () => {
  const { admin, join } = await openClinic();
  const [author, colleague] = await Promise.all([join(), join()]);
  const fileId = await uploadFile(author, 'template-picture', await png(60, 40));
  const picture = { fileId, place: 'head', alt: '' } as const;
  const { id: templateId } = await makeTemplate(author, { picture, isPublic: false });
  for (const who of [colleague, admin])
    expect(await who.expectError(files.getFile, { fileId })).toMatchObject({ code: 'record.missing' });
  expect((await author.call(files.getFile, { fileId })).data.id).toBe(fileId);
  await author.call(templates.shareTemplate, { templateId, version: 1, isPublic: true });
  const { data } = await colleague.call(templates.getTemplate, { templateId });
  expect((await fetch(data.pictures[0]?.url ?? '')).status).toBe(200);
});
