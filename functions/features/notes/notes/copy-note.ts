import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { fillFields } from '../../../../shared/core/rich-document/fill-fields.ts';
import { fieldsOf, replacePictures } from '../../../../shared/core/rich-document/walk-document.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { filesOfNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import { noDocument, sourcesAfter } from '../../../../shared/features/notes/notes/note-sources.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkPresent } from '../../../platform/documents/document-life.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { requireSameCase } from '../../cases/feature.ts';
import { readCurrentFields } from '../note-sources/fill-sources.ts';
import { noteKind } from './note-items.ts';
import { NotesStore } from './notes-store.ts';
import { showNote } from './show-note.ts';

type Context = Parameters<Handler<typeof notes.copyNote>>[1];

/**
 * Copies a note without its signature; the copy counts as not sent. In a copy for another child, the
 * placeholders are filled in again.
 */
export const copyNote: Handler<typeof notes.copyNote> = async ({ caseId }, context) => {
  const { organization, actor, files, records, readFields, openStore, now } = context;
  const { note, case: sourceCase } = records;
  checkPresent(noteKind, note);
  const isSameCase = caseId === sourceCase.id;
  const child = isSameCase ? sourceCase : await readTarget(caseId, context);
  checkActive(child);
  const store = openStore(NotesStore);
  const text = await store.body(note.id);
  const date = todayIn(organization.timeZone, now());
  const { language, description, includesName, template, picture } = note;
  const names = fieldsOf(text).map(({ name }) => name);
  const [current, pictures, attachments] = await Promise.all([
    isSameCase ? null : readCurrentFields(names, { child, date, language }, { readFields, openStore }),
    files.copyAttached(filesOfNote(picture, text), 'template-picture', child.id),
    files.copyAttached(
      isSameCase ? note.attachments.map(({ fileId }) => fileId) : [],
      'note-attachment',
      child.id,
    ),
  ]);
  const unfilled = replacePictures(text, pictures.ids);
  const body = current ? fillFields(unfilled, current.values) : unfilled;
  const pictureFile = picture && pictures.ids.get(picture.fileId);
  const copy = {
    ...{ date, description, language, includesName, isShared: false, template },
    includesSignature: actor.signatureId !== null,
    picture: picture && pictureFile ? { ...picture, fileId: pictureFile } : null,
    body,
    sources: current ? sourcesAfter({ body: noDocument }, body, current) : note.sources,
    attachments: note.attachments.flatMap(attachment => {
      const fileId = attachments.ids.get(attachment.fileId);
      return fileId ? [{ ...attachment, fileId }] : [];
    }),
    author: authorOf(actor),
  };
  return store.create(child.id, copy, [...pictures.writes, ...attachments.writes], showNote(context));
};

/**
 * Reads the case to which a note is copied.
 * @throws record.missing, case.restricted; case.merged with the id of the surviving case
 */
async function readTarget(id: string, { actor, scope, openStore }: Context): Promise<Case> {
  const child = await openStore(NotesStore).readCase(id);
  if (!child || !canSeeCase({ id: actor.id, scope, role: actor.role }, child))
    throw new AppError('record.missing');
  requireSameCase(id, child);
  if (child.status === 'restricted') throw new AppError('case.restricted');
  return child;
}
