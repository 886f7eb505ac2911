import { expect, test } from 'vitest';
import { eraseSnippets } from '../../../../functions/features/notes/snippets/erase-snippets.ts';
import { snippets } from '../../../../shared/features/notes/snippets/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { bodyOf } from '../templates/samples.ts';
import { makeSnippet, snippetFields } from './samples.ts';

test('only the owner can see a snippet, and a snippet has merge fields instead of a child’s values', async () => {
  const { admin, join } = await openClinic();
  const owner = await join();
  const field = (value: string | null) => ({
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        content: [{ type: 'field' as const, attrs: { name: 'case.fullName', value } }],
      },
    ],
  });
  const { id: snippetId } = await makeSnippet(owner, { name: 'b', body: field('Chan Ming') });
  await makeSnippet(owner, { name: 'a' });
  const { data } = await owner.call(snippets.listSnippets, {});
  expect(data.snippets.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(data.snippets[1]?.body).toEqual(field(null));
  expect((await admin.call(snippets.listSnippets, {})).data.snippets).toEqual([]);
  const change = { ...snippetFields(), snippetId, version: 1 };
  for (const error of [
    await admin.expectError(snippets.changeSnippet, change),
    await admin.expectError(snippets.removeSnippet, { snippetId }),
    await admin.expectError(snippets.restoreSnippet, { snippetId }),
  ])
    expect(error).toMatchObject({ code: 'record.missing' });
});

test('a snippet can be removed and restored; a change based on an outdated version of the snippet is rejected', async () => {
  const { admin } = await openClinic();
  const { id: snippetId } = await makeSnippet(admin);
  const change = { ...snippetFields({ name: 'Renamed' }), snippetId, version: 1 };
  const answers = await Promise.allSettled([1, 2].map(() => admin.call(snippets.changeSnippet, change)));
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await admin.expectError(snippets.changeSnippet, change)).toMatchObject({ code: 'version.conflict' });
  await admin.call(snippets.removeSnippet, { snippetId });
  expect((await admin.call(snippets.listSnippets, {})).data.snippets).toEqual([]);
  expect(await admin.expectError(snippets.changeSnippet, { ...change, version: 3 })).toMatchObject({
    code: 'record.missing',
  });
  await admin.call(snippets.restoreSnippet, { snippetId });
  await admin.call(snippets.restoreSnippet, { snippetId });
  expect((await admin.call(snippets.listSnippets, {})).data.snippets).toMatchObject([{ name: 'Renamed' }]);
});

test('a snippet with pictures, more than 20 kB or unknown merge fields is rejected', async () => {
  const { admin } = await openClinic();
  const picture = { type: 'image', attrs: { fileId: 'file_AAAAAAAAAAAAAAAAAAAAAA', alt: '', caption: '' } };
  const field = { type: 'field', attrs: { name: 'case.secret', value: null } };
  for (const [body, why] of [
    [{ type: 'doc', content: [picture] }, 'validation.max_pictures'],
    [bodyOf('字'.repeat(7_000)), 'validation.max_length'],
    [{ type: 'doc', content: [{ type: 'paragraph', content: [field] }] }, 'validation.field'],
  ] as const)
    expect(
      await admin.expectError(snippets.createSnippet, snippetFields({ body: body as never })),
    ).toMatchObject({
      code: 'request.invalid',
      fields: { body: why },
    });
});

test('the snippets of a removed member, and snippets that contain an erased child’s name, are deleted', async () => {
  const { admin, join, slug } = await openClinic();
  const leaving = await join();
  const child = await makeCase(admin, { fullName: 'Ann Chan' });
  await makeSnippet(leaving);
  await makeSnippet(admin, { name: 'Names her', body: bodyOf('Ann Chan reads well') });
  await makeSnippet(admin, { name: 'Names another', body: bodyOf('Joann Chang reads well') });
  await admin.call(offboarding.removeMember, { memberId: leaving.person.id });
  await settled();
  const { table } = await openRawTable();
  const of = (member: string) => table.queryAll({ pk: `C#${slug}#U#${member}`, prefix: 'SNIPPET#' });
  expect(await of(leaving.person.id)).toEqual([]);
  const items = await table.queryAll({ pk: `C#${slug}#C#${child.id}` });
  const scope = { table, organization: slug, caseId: child.id, items, memberIds: [admin.person.id] };
  await eraseSnippets(scope as never);
  expect((await of(admin.person.id)).map(({ name }) => name)).toEqual(['Names another']);
});
