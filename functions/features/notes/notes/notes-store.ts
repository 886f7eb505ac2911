import type { Author } from '../../../../shared/core/author.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type {
  FrozenNote,
  PrintedNote,
} from '../../../../shared/features/notes/note-reports/frozen.schema.ts';
import { filesOfNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import {
  type Note,
  NoteBody,
  type NoteFields,
  type NoteHead,
} from '../../../../shared/features/notes/notes/schema.ts';
import { TemplateBody, TemplateHead } from '../../../../shared/features/notes/templates/schema.ts';
import { type AuthorNow, DocumentStore } from '../../../platform/documents/document-store.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import { getCaseItems } from '../../../platform/storage/get-case-items.ts';
import { isPresent, type Write } from '../../../platform/storage/write.ts';
import { noteBodyKey } from '../note-keys.ts';
import { templateBodyKey, templateKey } from '../template-keys.ts';
import { bodyWrite, newBodyWrite, noteKind, removalWrites } from './note-items.ts';

export interface WholeNote {
  head: NoteHead;
  body: RichDocument;
}

/** Builds the response before the transaction, which stores it for retried requests. */
export type ShowNote = (note: WholeNote) => Promise<Note>;

type BegunNote = Omit<NoteFields, 'attachments'> &
  Pick<NoteHead, 'template' | 'picture' | 'author'> &
  Partial<Pick<NoteHead, 'attachments' | 'sources'>>;

export class NotesStore extends DocumentStore<NoteHead, FrozenNote> {
  protected readonly kind = noteKind;

  /** @throws record.missing */
  async body(id: string): Promise<RichDocument> {
    return (await this.texts(id)).body;
  }

  /** The text, and the text from before the last change of template. @throws record.missing */
  async texts(id: string): Promise<NoteBody> {
    const [item] = await this.table.get([noteBodyKey(this.organization, id)]);
    if (!item) throw new AppError('record.missing');
    return NoteBody.parse(item);
  }

  /** Reads a case; for a merged case, returns the surviving case. */
  async readCase(id: string): Promise<Case | undefined> {
    const [item] = await getCaseItems(this.table, this.organization, [id]);
    return Case.safeParse(item).data;
  }

  /** A template that a member may use. @throws record.missing */
  async template(id: string, reader: string): Promise<{ head: TemplateHead; body: RichDocument }> {
    const keys = [templateKey(this.organization, id), templateBodyKey(this.organization, id)];
    const items = await this.table.get(keys);
    const [head, text] = [TemplateHead.safeParse(items[0]).data, TemplateBody.safeParse(items[1]).data];
    const isUsable = head && head.removedAt === null && (head.isPublic || head.author.id === reader);
    if (!isUsable || !text) throw new AppError('record.missing');
    return { head, body: text.body };
  }

  /** @throws record.missing, case.archived, case.restricted */
  async create(
    caseId: string,
    { body, ...fields }: BegunNote,
    fileWrites: Write[],
    show: ShowNote,
  ): Promise<Note> {
    const head: NoteHead = {
      attachments: [],
      ...fields,
      ...this.begin('note', caseId),
      files: filesOfNote(fields.picture, body),
      formerAttachments: [],
      undo: null,
      savedBy: fields.author,
      generatedVersion: null,
      amendedAt: null,
      frozenVersion: null,
      deleted: null,
    };
    const writes = [newBodyWrite(this.organization, head, body), ...fileWrites];
    return this.add('note.created', head, await show({ head, body }), writes);
  }

  /**
   * Replaces a draft's content.
   * @param act null if the journal already has an entry for the change
   * @throws version.conflict
   */
  save(
    before: NoteHead,
    { body, attachments: _, ...fields }: NoteFields,
    { head: files, writes, act }: { head: Partial<NoteHead>; writes: Write[]; act: AuditEvent | null },
    savedBy: Author,
    show: ShowNote,
  ): Promise<Note> {
    return this.rewrite(before, { ...fields, ...files }, { body }, { writes, act }, savedBy, show);
  }

  /**
   * Changes head and text of a note. The text stored for undo stays, unless `text` contains a `previous`
   * text.
   * @throws version.conflict
   */
  rewrite(
    before: NoteHead,
    changes: Partial<NoteHead>,
    text: Pick<NoteBody, 'body'> & Partial<NoteBody>,
    { writes, act }: { writes: Write[]; act: AuditEvent | null },
    savedBy: Author,
    show: ShowNote,
  ): Promise<Note> {
    return this.step(
      before,
      { ...changes, savedBy },
      act,
      head => show({ head, body: text.body }),
      head => [bodyWrite(this.organization, head, text), ...writes],
    );
  }

  /** Changes only the head of a note, not its text. @throws version.conflict */
  async change(
    before: NoteHead,
    changes: Partial<NoteHead>,
    event: Omit<AuditEvent, 'record'>,
    savedBy: Author,
    show: ShowNote,
    writesOf?: (head: NoteHead) => Write[],
  ): Promise<Note> {
    const body = await this.body(before.id);
    return this.step(before, { ...changes, savedBy }, event, head => show({ head, body }), writesOf);
  }

  /** Finishes and locks a note, and stores the data that it prints from now on. @throws version.conflict */
  finish(
    before: NoteHead,
    changes: Partial<NoteHead> & { finishedBy: Author },
    act: string,
    printedOf: (finished: NoteHead) => PrintedNote,
    show: ShowNote,
  ): Promise<Note> {
    return this.revise(before, { ...changes, savedBy: changes.finishedBy }, async (head, note) => {
      const { id, caseId, version, savedAt, includesSignature } = head;
      const printed = printedOf(head);
      const frozen = { ...printed, noteId: id, caseId, version, frozenAt: savedAt };
      const signature = includesSignature && changes.finishedBy.signatureId;
      const { logoId } = printed.organization;
      const detail = { ...(signature && { signature }), ...(logoId && { logo: logoId }) };
      const writes = [this.write(note, head), this.frozenWrite(head, frozen)];
      return this.commit({ act, record: id, detail }, writes, await show({ head, body: printed.body }));
    });
  }

  /** Restores the last finished version. Files that were added since stay stored. @throws version.conflict */
  takeBack(
    before: NoteHead,
    { note: finished, body }: FrozenNote,
    by: Author,
    show: ShowNote,
  ): Promise<Note> {
    const kept = finished.attachments.map(({ fileId }) => fileId);
    return this.revise(before, { ...finished, savedBy: by }, async (after, note) => {
      const left = note.attachments.map(({ fileId }) => fileId).filter(id => !kept.includes(id));
      const { caseId, files, generatedVersion, sentAt, frozenVersion, author } = note;
      const head: NoteHead = {
        ...after,
        ...{ caseId, files, generatedVersion, sentAt, frozenVersion, author },
        sources: finished.sources,
        formerAttachments: [...note.formerAttachments, ...left].filter(id => !kept.includes(id)),
      };
      const writes = [this.write(note, head), bodyWrite(this.organization, head, { body, previous: null })];
      return this.commit({ act: 'note.discarded', record: head.id }, writes, await show({ head, body }));
    });
  }

  /** @throws version.conflict */
  async markGenerated(before: NoteHead): Promise<{ generatedVersion: number }> {
    const generatedVersion = before.version;
    const answer = { generatedVersion };
    const act = { act: 'note.generated', record: before.id };
    return this.revise(before, {}, (_, note) =>
      note.generatedVersion === generatedVersion
        ? Promise.resolve(answer)
        : this.commit(act, [this.write(note, { ...note, generatedVersion })], answer),
    );
  }

  /** Writes that mark a note as sent, and the PDF of the sent version as generated. */
  override sentWrites(before: NoteHead): Write[] {
    const sentAt = this.sentAtOf(before);
    const generatedVersion = before.status === 'draft' ? before.version : before.generatedVersion;
    const isKnown = sentAt === before.sentAt && generatedVersion === before.generatedVersion;
    return isKnown ? [] : [this.write(before, { ...before, sentAt, generatedVersion })];
  }

  setDeleted(
    before: NoteHead,
    deletion: Pick<NonNullable<NoteHead['deleted']>, 'reason' | 'by'> | null,
    show: ShowNote,
    authorNow?: AuthorNow<NoteHead>,
  ): Promise<Note> {
    const deleted = deletion && { ...deletion, at: this.now() };
    return this.deleteOrRestore(
      before,
      deleted !== null,
      async note => show({ head: note, body: await this.body(note.id) }),
      (note, author, event) =>
        this.change(note, { deleted, author }, event, note.savedBy, show, head =>
          removalWrites(this.organization, head),
        ),
      authorNow,
    );
  }

  /** Other changes of the template at the same time are kept. */
  usedWrite(id: string): Write {
    return {
      update: templateKey(this.organization, id),
      set: { lastUsedAt: this.now() },
      add: { used: 1 },
      when: isPresent,
      onConditionFailed: () => new AppError('record.missing'),
    };
  }
}
