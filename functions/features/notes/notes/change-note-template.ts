import { AppError } from '../../../../shared/core/errors.ts';
import { fillFields } from '../../../../shared/core/rich-document/fill-fields.ts';
import { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { fieldsOf, replacePictures } from '../../../../shared/core/rich-document/walk-document.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { filesOfNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteHead, TemplateMode } from '../../../../shared/features/notes/notes/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { checkDraft } from './check-note.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

/** The text of the template is filled in for the child; what the note had is kept until the next time. */
export const changeNoteTemplateHandler: Handler<typeof notes.changeNoteTemplate> = async (
  { templateId, mode },
  context,
) => {
  const { actor, files, records, readFields, openStore } = context;
  const { note, case: child } = records;
  checkDraft(note, child, actor);
  const store = openStore(NotesStore);
  const [text, { head, body }] = await Promise.all([
    store.body(note.id),
    store.template(templateId, actor.id),
  ]);
  const { date, language, author } = note;
  const names = mode === 'keep' ? [] : fieldsOf(body).map(({ name }) => name);
  const taken = mode === 'keep' ? filesOfNote(head.picture, empty) : head.files;
  const [values, { ids, writes }] = await Promise.all([
    readFields(names, { child, date, language, author: { ...actor, ...author } }),
    files.copyAttached(taken, 'template-picture', child.id),
  ]);
  const next = joined(mode, text, fillFields(replacePictures(body, ids), values));
  const pictureFile = head.picture && ids.get(head.picture.fileId);
  const picture = head.picture && pictureFile ? { ...head.picture, fileId: pictureFile } : null;
  const before = filesOfNote(note.picture, text);
  const change = {
    template: { id: head.id, name: head.name, version: head.version },
    picture,
    undo: { template: note.template, picture: note.picture, files: before },
  };
  const kept = [...new Set([...before, ...filesOfNote(picture, next)])];
  const release = releaseFiles(note, kept, files.deleteWrite.bind(files));
  return store.rewrite(
    note,
    { ...change, files: release.files },
    { body: next, previous: text },
    { writes: [...writes, ...release.writes, store.usedWrite(head.id)], act: release.act },
    authorOf(actor),
    showNote(context),
  );
};

/** What was written since is lost. Idempotent. */
export const undoNoteTemplateHandler: Handler<typeof notes.undoNoteTemplate> = async (_, context) => {
  const { actor, files, records, openStore } = context;
  const { note, case: child } = records;
  checkDraft(note, child, actor);
  const store = openStore(NotesStore);
  const { body, previous } = await store.texts(note.id);
  if (note.undo === null) return showNote(context)({ head: note, body });
  const { template, picture, files: before } = note.undo;
  const release = releaseFiles(note, before, files.deleteWrite.bind(files));
  return store.rewrite(
    note,
    { template, picture, files: release.files, undo: null },
    // Where there is none, the note was changed since it was read, and its version says so.
    { body: previous ?? body, previous: null },
    { writes: release.writes, act: release.act },
    authorOf(actor),
    showNote(context),
  );
};

const empty: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** @throws request.invalid where it is more than a note can hold */
function joined(mode: TemplateMode, text: RichDocument, added: RichDocument): RichDocument {
  if (mode === 'keep') return text;
  if (mode === 'replace') return added;
  const both = RichDocument.safeParse({ type: 'doc', content: [...text.content, ...added.content] });
  if (!both.success) throw new AppError('request.invalid', { fields: { mode: 'validation.max_length' } });
  return both.data;
}

/** Releases pictures that are no longer needed; a note that was ever finished keeps all. */
function releaseFiles(
  { id, files, finishedAt }: NoteHead,
  kept: readonly NoteHead['files'][number][],
  deleteWrite: (file: string) => Write,
) {
  const released = finishedAt === null ? files.filter(file => !kept.includes(file)) : [];
  return {
    files: finishedAt === null ? [...kept] : [...new Set([...files, ...kept])],
    writes: released.map(deleteWrite),
    act: {
      act: 'note.changed',
      record: id,
      ...(released.length > 0 && { detail: { released: released.join(' ') } }),
    },
  };
}
