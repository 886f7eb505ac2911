import { fillFields } from '../../../../shared/core/rich-document/fill-fields.ts';
import { fieldsOf, replacePictures } from '../../../../shared/core/rich-document/walk-document.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { NewNote, NoteFields, NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { checkActive, checkDate } from './check-note.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

type Context = Parameters<Handler<typeof notes.createNote>>[1];
type Begun = Pick<NoteFields, 'body'> & Pick<NoteHead, 'template' | 'picture'>;

const empty: Begun['body'] = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Begins a note; what a template has of fields is filled in for the child, and its pictures are copied. */
export const createNoteHandler: Handler<typeof notes.createNote> = async (
  { caseId: _, ...fields },
  context,
) => {
  const { organization, actor, records, openStore, now } = context;
  const { case: child } = records;
  checkActive(child);
  checkDate(fields.date, child, todayIn(organization.timeZone, now()));
  const { begun, writes } = await begin(fields, context);
  const { date, description, language } = fields;
  const choices = { includesSignature: actor.signatureId !== null, includesName: true, isShared: false };
  const note = { date, description, language, ...choices, ...begun, author: authorOf(actor) };
  return openStore(NotesStore).create(child.id, note, writes, showNote(context));
};

/** The text of the template, for the child; the bytes of its pictures are temporary until the note is stored. */
async function begin(
  { templateId, date, language }: NewNote,
  { actor, files, records: { case: child }, openStore, readFields }: Context,
): Promise<{ begun: Begun; writes: Write[] }> {
  if (templateId === null) return { begun: { body: empty, template: null, picture: null }, writes: [] };
  const store = openStore(NotesStore);
  const { head, body } = await store.template(templateId, actor.id);
  const names = fieldsOf(body).map(({ name }) => name);
  const [values, { ids, writes }] = await Promise.all([
    readFields(names, { child, date, language }),
    files.copyAttached(head.files, 'template-picture', child.id),
  ]);
  const { id, name, version, picture } = head;
  const fileId = picture && ids.get(picture.fileId);
  return {
    writes: [...writes, store.usedWrite(id)],
    begun: {
      body: fillFields(replacePictures(body, ids), values),
      template: { id, name, version },
      picture: picture && fileId ? { ...picture, fileId } : null,
    },
  };
}
