import { filesOfNote, isPurged } from '../../../../shared/features/notes/notes/note-rules.ts';
import { NoteBody, type NoteHead, NoteId } from '../../../../shared/features/notes/notes/schema.ts';
import { TemplateHead } from '../../../../shared/features/notes/templates/schema.ts';
import { documentWrite, isAsRead } from '../../../platform/documents/document-kind.ts';
import { organizationFileLocation } from '../../../platform/files/file-locations.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, type Write } from '../../../platform/storage/write.ts';
import { noteBodyKey, noteKey } from '../note-keys.ts';
import { noteKind } from '../notes/note-items.ts';
import { removedNoteKey, removedTemplateKey } from '../removal-keys.ts';
import { templateBodyKey, templateKey } from '../template-keys.ts';
import { purgedFrom } from './removal-mark.ts';

/**
 * Deletes templates and drafts that can no longer be restored, but not records that were restored. A reaction
 * to the journal entry marks their files as temporary. Idempotent.
 */
export class PurgeStore extends OrganizationStore {
  purge(id: string): Promise<void> {
    return NoteId.safeParse(id).success ? this.#purgeNote(id) : this.#purgeTemplate(id);
  }

  async #purgeTemplate(id: string): Promise<void> {
    const key = templateKey(this.organization, id);
    const mark = removedTemplateKey(this.organization, id);
    const [item] = await this.table.get([key]);
    const template = TemplateHead.safeParse(item).data;
    if (!template || template.removedAt === null) return this.#delete([mark]);
    if (!this.#isOver(template.removedAt)) return;
    const { files, version } = template;
    await this.commit(
      { act: 'template.purged', record: id, detail: { released: files.join(' ') } },
      [
        { delete: key, when: hasVersion(version) },
        { delete: templateBodyKey(this.organization, id) },
        { delete: mark },
        ...this.#fileWrites(files),
      ],
      undefined,
    );
  }

  async #purgeNote(id: string): Promise<void> {
    const mark = removedNoteKey(this.organization, id);
    const [item, text] = await this.table.get([
      noteKey(this.organization, id),
      noteBodyKey(this.organization, id),
    ]);
    if (!item || !text) return this.#delete([mark]);
    const note = noteKind.parse(item);
    if (note.deleted === null || !isPurged(note)) return this.#delete([mark]);
    if (!this.#isOver(note.deleted.at)) return;
    const { files, attachments } = await this.#withoutUndo(note, NoteBody.parse(text));
    const attached = attachments.map(({ fileId }) => fileId);
    const detail = { released: files.join(' '), releasedAttachments: attached.join(' ') };
    await this.commit(
      { act: 'note.purged', record: id, detail },
      [
        { delete: noteKey(this.organization, id), when: isAsRead(noteKind, note) },
        { delete: noteBodyKey(this.organization, id) },
        { delete: mark },
        ...this.#fileWrites([...files, ...attached]),
      ],
      undefined,
    );
  }

  /**
   * Deletes the text kept for undo, and its files, in a separate transaction. One transaction might be too
   * small for them and the note.
   */
  async #withoutUndo(note: NoteHead, { body }: NoteBody): Promise<NoteHead> {
    if (note.undo === null) return note;
    const files = filesOfNote(note.picture, body);
    const released = note.files.filter(id => !files.includes(id));
    const next = { ...note, undo: null, files };
    await this.commit(
      { act: 'note.changed', record: note.id, detail: { released: released.join(' ') } },
      [documentWrite(noteKind, this.organization, note, next), ...this.#fileWrites(released)],
      undefined,
    );
    return next;
  }

  #isOver(removedAt: string): boolean {
    return Date.parse(purgedFrom(removedAt)) <= this.origin.now();
  }

  #fileWrites(ids: readonly string[]): Write[] {
    return ids.map(id => ({ delete: organizationFileLocation(this.organization).key(id) }));
  }

  #delete(keys: Key[]): Promise<void> {
    return this.table.transact(keys.map(key => ({ delete: key })));
  }
}
