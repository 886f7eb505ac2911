import type { Author } from '../../../../shared/core/author.ts';
import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import {
  FrozenNote,
  type PrintedNote,
} from '../../../../shared/features/notes/note-reports/frozen.schema.ts';
import { filesOfNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import {
  type Note,
  NoteBody,
  type NoteFields,
  type NoteHead,
  type NoteRow,
} from '../../../../shared/features/notes/notes/schema.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import type { FilteredPage } from '../../../platform/storage/filtered-page.ts';
import { newChildId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { retryOnVersionConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { frozenNoteKey, noteBodyKey, noteKey, notesOf } from '../note-keys.ts';
import { bodyWrite, newBodyWrite, noteWrite, readNote } from './note-items.ts';
import type { NoteSearch } from './note-search.ts';
import { readTemplate } from './read-template.ts';

/** A note as it is stored, in its two parts. */
export interface WholeNote {
  head: NoteHead;
  body: RichDocument;
}

/** What a call answers; made before the transaction, which keeps it for whoever repeats the call. */
export type ShowNote = (note: WholeNote) => Promise<Note>;

/** What a new note is begun with. */
type BegunNote = NoteFields & Pick<NoteHead, 'template' | 'picture' | 'author'>;

/** The notes of one organisation's cases. */
export class NotesStore extends OrganizationStore {
  /** For use outside of calls; calls declare the records they load. */
  async get(id: string): Promise<NoteHead | undefined> {
    const [item] = await this.table.get([noteKey(this.organization, id)]);
    return item && readNote(item);
  }

  /** @throws record.missing */
  async body(id: string): Promise<RichDocument> {
    const [item] = await this.table.get([noteBodyKey(this.organization, id)]);
    if (!item) throw new AppError('record.missing');
    return NoteBody.parse(item).body;
  }

  /** Those of a child that are not deleted, the newest first. @param caseIds of the child and what was merged into it */
  async listOfCase(caseIds: readonly string[]): Promise<NoteHead[]> {
    const lists = await Promise.all(caseIds.map(id => this.table.queryAll(notesOf(this.organization, id))));
    const place = ({ date, id }: NoteHead) => `${date}#${id}`;
    return lists
      .flat()
      .map(readNote)
      .filter(({ deleted }) => deleted === null)
      .sort((one, other) => (place(one) > place(other) ? -1 : 1));
  }

  /** A template that a member may use. @throws record.missing */
  template(id: string, reader: string) {
    return readTemplate(this.table, this.organization, id, reader);
  }

  async create(
    caseId: string,
    { body, ...fields }: BegunNote,
    fileWrites: Write[],
    show: ShowNote,
  ): Promise<Note> {
    const at = this.now();
    const head: NoteHead = {
      ...fields,
      id: newChildId('note', caseId, this.origin.now()),
      caseId,
      version: 1,
      status: 'draft',
      files: filesOfNote(fields.picture, body),
      savedBy: fields.author,
      createdAt: at,
      savedAt: at,
      generatedVersion: null,
      finishedAt: null,
      finishedBy: null,
      amendedAt: null,
      sentAt: null,
      frozenVersion: null,
      deleted: null,
    };
    const writes = [
      noteWrite(this.organization, undefined, head),
      newBodyWrite(this.organization, head, body),
      ...fileWrites,
    ];
    return this.commit({ act: 'note.created', record: head.id }, writes, await show({ head, body }));
  }

  /**
   * Writes a draft anew.
   * @param act null for what the journal has told already
   * @throws version.conflict
   */
  async save(
    before: NoteHead,
    { body, ...fields }: NoteFields,
    { files, writes, act }: { files: NoteHead['files']; writes: Write[]; act: AuditEvent | null },
    savedBy: Author,
    show: ShowNote,
  ): Promise<Note> {
    const head = this.#next(before, { ...fields, files }, savedBy);
    const all = [
      noteWrite(this.organization, before, head),
      bodyWrite(this.organization, head, body),
      ...writes,
    ];
    return this.commit(act ?? [], all, await show({ head, body }));
  }

  /** Changes the head alone. @throws version.conflict */
  async change(
    before: NoteHead,
    changes: Partial<NoteHead>,
    act: AuditEvent['act'],
    savedBy: Author,
    show: ShowNote,
  ): Promise<Note> {
    const head = this.#next(before, changes, savedBy);
    const answer = await show({ head, body: await this.body(before.id) });
    const write = noteWrite(this.organization, before, head);
    return this.commit({ act, record: head.id }, [write], answer);
  }

  /** What the version prints that was finished last. */
  async frozen({ id, frozenVersion }: NoteHead): Promise<FrozenNote | undefined> {
    if (frozenVersion === null) return undefined;
    const [item] = await this.table.get([frozenNoteKey(this.organization, id, frozenVersion)]);
    return item && FrozenNote.parse(item);
  }

  /** Locks a note with what it prints from now on. @throws version.conflict */
  async finish(
    before: NoteHead,
    changes: Partial<NoteHead> & { finishedBy: Author },
    act: string,
    printedOf: (finished: NoteHead) => PrintedNote,
    show: ShowNote,
  ): Promise<Note> {
    const head = this.#next(before, changes, changes.finishedBy);
    const { id, caseId, version, savedAt, includesSignature } = head;
    const printed = printedOf(head);
    const frozen: FrozenNote = { ...printed, noteId: id, caseId, version, frozenAt: savedAt };
    const signature = includesSignature && changes.finishedBy.signatureId;
    const { logoId } = printed.organization;
    const detail = { ...(signature && { signature }), ...(logoId && { logo: logoId }) };
    const put = { ...frozenNoteKey(this.organization, id, version), kind: 'frozen-note', ...frozen };
    const writes: Write[] = [noteWrite(this.organization, before, head), { put, when: isAbsent }];
    return this.commit({ act, record: id, detail }, writes, await show({ head, body: printed.body }));
  }

  /** Deletes a note, or brings it back, retrying on conflicts. @param reason undefined to bring it back */
  setDeleted(before: NoteHead, reason: string | null | undefined, by: Author, show: ShowNote): Promise<Note> {
    const deleted = reason === undefined ? null : { reason, by, at: this.now() };
    const act = deleted ? 'note.deleted' : 'note.restored';
    return retryOnVersionConflict(before, readNote, async note =>
      (note.deleted === null) === (deleted === null)
        ? show({ head: note, body: await this.body(note.id) })
        : this.change(note, { deleted }, act, note.savedBy, show),
    );
  }

  /** A page of the notes whose cases the viewer may see. */
  async find(search: NoteSearch, viewer: CaseViewer): Promise<FilteredPage<NoteRow>> {
    const { findNotes } = await import('./find-notes.ts');
    return findNotes(this.table, this.organization, search, viewer);
  }

  #next(before: NoteHead, changes: Partial<NoteHead>, savedBy: Author): NoteHead {
    return { ...before, ...changes, version: before.version + 1, savedBy, savedAt: this.now() };
  }
}
