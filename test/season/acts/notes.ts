import { notes } from '../../../shared/features/notes/notes/endpoints.ts';
import { templates } from '../../../shared/features/notes/templates/endpoints.ts';
import { noteFields } from '../../features/notes/notes/samples.ts';
import { bodyOf, templateFields } from '../../features/notes/templates/samples.ts';
import {
  isOneOf,
  pick,
  type SeasonOrganization,
  type SeasonPerson,
  type Stage,
  today,
  whoMay,
} from '../stage.ts';

/** Begins a note and writes it. Finishes it in most cases. */
export async function liveNote(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { model } = stage;
  const child = pick(stage, model.children(at.slug));
  const { caller } = pick(stage, whoSeeAll(stage, at));
  const day = today(stage, at);
  const description = `Note ${stage.next('note')}`;
  const isShared = isOneOf(stage, 3);
  const template = isOneOf(stage, 2) ? await templateOf(stage, at) : undefined;
  const begun = await caller.call(notes.createNote, {
    ...{ caseId: child.id, date: day, description, language: 'en', templateId: template?.id ?? null },
  });
  const { id, body } = begun.data;
  if (template && !JSON.stringify(body).includes(template.greeting))
    stage.calls.problems.push(`notes: ${description} does not begin with the text of its template`);
  const lines = [...(template ? [template.greeting] : []), `Line of ${description}`];
  const fields = noteFields({ date: day, description, isShared, body: bodyOf(...lines) });
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

/** The organisation’s template for notes, which an admin makes when it is first needed. */
async function templateOf(stage: Stage, { slug, clinic }: SeasonOrganization) {
  const known = stage.templates.get(slug);
  if (known) return known;
  const greeting = 'Dear parents of the season,';
  const fields = templateFields({ name: 'Season letter', body: bodyOf(greeting) });
  const { data } = await stage.calls.of(clinic.admin).call(templates.createTemplate, fields);
  const template = { id: data.id, greeting };
  stage.templates.set(slug, template);
  return template;
}

/** People who can see all children, with or without the eye module. */
function whoSeeAll({ model }: Stage, at: SeasonOrganization): SeasonPerson[] {
  return whoMay(at, 'admin', 'all', 'no-eyes').filter(
    ({ caller }) => model.members.get(`${at.slug} ${caller.person.id}`)?.visibility === 'all',
  );
}
