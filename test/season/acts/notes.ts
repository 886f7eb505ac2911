import { notes } from '../../../shared/features/notes/notes/endpoints.ts';
import { noteFields } from '../../features/notes/notes/samples.ts';
import { bodyOf } from '../../features/notes/templates/samples.ts';
import {
  isOneOf,
  pick,
  type SeasonOrganization,
  type SeasonPerson,
  type Stage,
  today,
  whoMay,
} from '../stage.ts';

/** Begins a note, writes it, and mostly finishes it. */
export async function liveNote(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { model } = stage;
  const child = pick(stage, model.children(at.slug));
  const { caller } = pick(stage, whoSeeAll(stage, at));
  const day = today(stage, at);
  const description = `Note ${stage.next('note')}`;
  const isShared = isOneOf(stage, 3);
  const fields = noteFields({ date: day, description, isShared, body: bodyOf(`Line of ${description}`) });
  const begun = await caller.call(notes.createNote, {
    ...{ caseId: child.id, date: day, description, language: 'en', templateId: null },
  });
  const { id } = begun.data;
  const saved = await caller.call(notes.saveNote, { ...fields, noteId: id, version: begun.data.version });
  const { version } = saved.data;
  const expected = { description, date: day, body: fields.body, isShared, status: 'draft' };
  const note = model.add({
    ...{ kind: 'note', id, organization: at.slug, caseId: child.id, day, version, expected },
  });
  if (isOneOf(stage, 6)) return;
  const finished = await caller.call(notes.finishNote, { noteId: id, version });
  Object.assign(note, { version: finished.data.version, expected: { ...expected, status: 'finished' } });
}

/** People who can see all children, with or without the eye module. */
function whoSeeAll({ model }: Stage, at: SeasonOrganization): SeasonPerson[] {
  return whoMay(at, 'admin', 'all', 'no-eyes').filter(
    ({ caller }) => model.members.get(`${at.slug} ${caller.person.id}`)?.visibility === 'all',
  );
}
