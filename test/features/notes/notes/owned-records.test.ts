import { expect, test } from 'vitest';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { finishedJob } from '../../operations/jobs/samples.ts';
import { makeTemplate } from '../templates/samples.ts';
import { makeFinishedNote, makeNote } from './samples.ts';

test('a removed member’s drafts and private templates go to the new owner; finished notes keep their author', async () => {
  const { admin, join } = await openClinic();
  const [departingMember, newOwner, child] = [await join(), await join(), await makeCase(admin)];
  const memberId = departingMember.person.id;
  const draft = await makeNote(departingMember, {}, child.id);
  const finished = await makeFinishedNote(departingMember, {}, child.id);
  const own = await makeTemplate(departingMember, { isPublic: false });
  const shared = await makeTemplate(departingMember, { isPublic: true });
  expect((await admin.call(offboarding.listBelongings, { memberId })).data.belongings).toEqual([
    { kind: 'note-drafts', count: 1 },
    { kind: 'private-templates', count: 1 },
  ]);
  const { data } = await admin.call(offboarding.removeMember, { memberId, heirId: newOwner.person.id });
  expect(await finishedJob(admin, data.id)).toMatchObject({ state: 'done', total: 2, done: 2 });
  const finish = { noteId: draft.id, version: 2 };
  expect((await newOwner.call(notes.finishNote, finish)).data.finishedBy?.id).toBe(newOwner.person.id);
  const { data: stays } = await newOwner.call(notes.getNote, { noteId: finished.id });
  expect(stays.author.id).toBe(memberId);
  const authorOf = async (templateId: string) =>
    (await newOwner.call(templates.getTemplate, { templateId })).data.author.id;
  expect([await authorOf(own.id), await authorOf(shared.id)]).toEqual([newOwner.person.id, memberId]);
});
