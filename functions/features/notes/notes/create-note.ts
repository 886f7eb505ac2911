import type { Locale } from '../../../../shared/core/fields.ts';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { fillFields } from '../../../../shared/core/rich-document/fill-fields.ts';
import { languageOfText } from '../../../../shared/core/rich-document/language-of-text.ts';
import { fieldsOf, replacePictures } from '../../../../shared/core/rich-document/walk-document.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { noDocument, sourcesAfter } from '../../../../shared/features/notes/notes/note-sources.ts';
import type { NewNote, NoteFields, NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { dateErrors, throwFieldErrors } from '../../../platform/field-errors.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { readCurrentFields } from '../note-sources/fill-sources.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

type Context = Parameters<Handler<typeof notes.createNote>>[1];
type Begun = Pick<NoteFields, 'body'> & Pick<NoteHead, 'template' | 'picture' | 'sources'>;

/** Fills in the template's placeholders for the child, and copies the template's pictures. */
export const createNote: Handler<typeof notes.createNote> = async ({ caseId: _, ...fields }, context) => {
  const { organization, actor, records, openStore, now } = context;
  const { case: child } = records;
  checkActive(child);
  throwFieldErrors(dateErrors(fields.date, child, todayIn(organization.timeZone, now())));
  const { begun: initial, language, writes } = await begin(fields, context);
  const { date, description } = fields;
  const choices = { includesSignature: actor.signatureId !== null, includesName: true, isShared: false };
  const note = { date, description, language, ...choices, ...initial, author: authorOf(actor) };
  return openStore(NotesStore).create(child.id, note, writes, showNote(context));
};

/**
 * The template's text with its placeholders filled in for the child, in the language of the note. The copied
 * pictures are temporary until the note is stored.
 */
async function begin(
  { templateId, date, language: asked }: NewNote,
  { actor, files, records: { case: child }, openStore, readFields }: Context,
): Promise<{ begun: Begun; language: Locale; writes: Write[] }> {
  if (templateId === null)
    return {
      begun: { body: noDocument, template: null, picture: null },
      language: asked ?? child.emailLanguage,
      writes: [],
    };
  const store = openStore(NotesStore);
  const { head, body } = await store.template(templateId, actor.id);
  const names = fieldsOf(body).map(({ name }) => name);
  const language = asked ?? languageOfText(documentText(body)) ?? child.emailLanguage;
  const [current, { ids, writes }] = await Promise.all([
    readCurrentFields(names, { child, date, language }, { readFields, openStore }),
    files.copyAttached(head.files, 'template-picture', child.id),
  ]);
  const { id, name, version, picture } = head;
  const fileId = picture && ids.get(picture.fileId);
  const filled = fillFields(replacePictures(body, ids), current.values);
  return {
    language,
    writes: [...writes, store.usedWrite(id)],
    begun: {
      body: filled,
      sources: sourcesAfter({ body: noDocument }, filled, current),
      template: { id, name, version },
      picture: picture && fileId ? { ...picture, fileId } : null,
    },
  };
}
