import { AppError } from '../../../../shared/core/errors.ts';
import { otherLocale } from '../../../../shared/core/languages.ts';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { fillFields } from '../../../../shared/core/rich-document/fill-fields.ts';
import { isInOtherLanguage } from '../../../../shared/core/rich-document/language-of-text.ts';
import { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { fieldsOf, replacePictures } from '../../../../shared/core/rich-document/walk-document.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { filesOfNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import { noDocument, sourcesAfter } from '../../../../shared/features/notes/notes/note-sources.ts';
import type { NoteHead, TemplateMode } from '../../../../shared/features/notes/notes/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkDraft } from '../../../platform/documents/document-life.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { readCurrentFields } from '../note-sources/fill-sources.ts';
import { noteKind } from './note-items.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

/**
 * Replaces the template of a note, and fills in the placeholders for the child. If the template's text
 * replaces the note's text and is in the other language, so is the note from then on. Keeps the previous text
 * and language, so that the change can be undone once.
 */
export const changeNoteTemplate: Handler<typeof notes.changeNoteTemplate> = async (
  { templateId, mode },
  context,
) => {
  const { actor, files, records, readFields, openStore } = context;
  const { note, case: child } = records;
  checkDraft(noteKind, note, child, actor);
  const store = openStore(NotesStore);
  const [text, { head, body }] = await Promise.all([
    store.body(note.id),
    store.template(templateId, actor.id),
  ]);
  const { date, author } = note;
  const isOther = mode === 'replace' && isInOtherLanguage(documentText(body), note.language, 1);
  const language = isOther ? otherLocale[note.language] : note.language;
  const names = mode === 'keep' ? [] : fieldsOf(body).map(({ name }) => name);
  const fileIds = mode === 'keep' ? filesOfNote(head.picture, noDocument) : head.files;
  const about = { child, date, language, author: { ...actor, ...author } };
  const [current, { ids, writes }] = await Promise.all([
    readCurrentFields(names, about, { readFields, openStore }),
    files.copyAttached(fileIds, 'template-picture', child.id),
  ]);
  const next = joined(mode, text, fillFields(replacePictures(body, ids), current.values));
  const pictureFile = head.picture && ids.get(head.picture.fileId);
  const picture = head.picture && pictureFile ? { ...head.picture, fileId: pictureFile } : null;
  const before = filesOfNote(note.picture, text);
  const change = {
    template: { id: head.id, name: head.name, version: head.version },
    picture,
    language,
    sources: sourcesAfter({ body: text, sources: note.sources }, next, current),
    undo: {
      ...{ template: note.template, picture: note.picture, files: before },
      ...{ sources: note.sources, language: note.language },
    },
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

/** Restores the text before the last change of template. Text that was entered since is lost. Idempotent. */
export const undoNoteTemplate: Handler<typeof notes.undoNoteTemplate> = async (_, context) => {
  const { actor, files, records, openStore } = context;
  const { note, case: child } = records;
  checkDraft(noteKind, note, child, actor);
  const store = openStore(NotesStore);
  const { body, previous } = await store.texts(note.id);
  const show = showNote(context);
  if (note.undo === null) return show({ head: note, body });
  const { template, picture, files: before, sources, language = note.language } = note.undo;
  const release = releaseFiles(note, before, files.deleteWrite.bind(files));
  return store.rewrite(
    note,
    { template, picture, language, files: release.files, sources, undo: null },
    // If the previous text is missing, the note has changed since it was read, and the version check fails.
    { body: previous ?? body, previous: null },
    { writes: release.writes, act: release.act },
    authorOf(actor),
    show,
  );
};

/** @throws request.invalid if the result is too long for a note */
function joined(mode: TemplateMode, text: RichDocument, added: RichDocument): RichDocument {
  if (mode === 'keep') return text;
  if (mode === 'replace') return added;
  const both = RichDocument.safeParse({ type: 'doc', content: [...text.content, ...added.content] });
  if (!both.success) throw new AppError('request.invalid', { fields: { mode: 'validation.max_length' } });
  return both.data;
}

/** Releases pictures that the note no longer uses. If the note was ever finished, keeps all pictures. */
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
