import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { reportLinkDays } from '../../../../shared/core/limits.ts';
import { appendedSize } from '../../../../shared/features/notes/attachments/attachment-rules.ts';
import { type DigestNote, DigestRecord } from '../../../../shared/features/notes/digests/schema.ts';
import type { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import { FileRecord } from '../../../../shared/features/operations/files/record.ts';
import { documentWrite } from '../../../platform/documents/document-kind.ts';
import { organizationFileLocation } from '../../../platform/files/file-locations.ts';
import { MailsStore } from '../../../platform/mail/mails-store.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { isAbsent } from '../../../platform/storage/write.ts';
import type { LinkInMail } from '../../reports/feature.ts';
import { digestKey, digestRunKey } from '../digest-keys.ts';
import { noteKey } from '../note-keys.ts';
import { noteKind } from '../notes/note-items.ts';
import { maxMailBytes } from './mail-size.ts';
import { type DigestPlan, type DigestScope, planDigest } from './plan-digest.ts';

const keptDays = 30;

interface FamilyDigest extends Pick<DigestRecord, 'date' | 'to' | 'documents'> {
  notes: NoteHead[];
  mail: DigestRecord['mail'];
  /** A link to a note that is too large to attach, with the child of the note. */
  linked: (LinkInMail & { caseId: string; name: string }) | null;
  values: Record<string, string>;
  locale: Locale;
  script: Script;
}

export class DigestsStore extends OrganizationStore {
  async get(id: string): Promise<DigestRecord | undefined> {
    return this.table.read(DigestRecord, digestKey(this.organization, id));
  }

  plan(today: string, undeliverableOf: DigestScope['undeliverableOf']): Promise<DigestPlan> {
    const scope = { table: this.table, organization: this.organization, today, until: this.now() };
    return planDigest({ ...scope, undeliverableOf });
  }

  /**
   * Like `plan`, but without notes that can neither be attached nor linked: they are too large, and the child
   * has no birth date, which a link would ask for.
   */
  async planWithSizes(today: string, undeliverableOf: DigestScope['undeliverableOf']): Promise<DigestPlan> {
    const plan = await this.plan(today, undeliverableOf);
    const ids = plan.families.flatMap(({ notes, childOf }) =>
      notes.filter(({ id }) => childOf.get(id)?.birthDate === null).map(({ id }) => id),
    );
    if (ids.length === 0) return plan;
    const large = await findLargeNotes(this.table, this.organization, ids);
    const isLarge = ({ id }: DigestNote) => large.has(id);
    return {
      families: plan.families
        .map(family => ({ ...family, notes: family.notes.filter(note => !isLarge(note)) }))
        .filter(({ notes }) => notes.length > 0),
      leftOut: [
        ...plan.leftOut,
        ...plan.families
          .flatMap(({ notes }) => notes.filter(isLarge))
          .map(note => ({ ...note, why: 'no-birth-date' as const })),
      ],
    };
  }

  async isDone(date: string, step: string): Promise<boolean> {
    const [item] = await this.table.get([digestRunKey(this.organization, date, step)]);
    return item !== undefined;
  }

  /**
   * Stores that a step of the digest (announcing or sending) is finished.
   * @param counts numbers to announce; undefined if there is nothing to announce
   */
  async finish(date: string, step: string, counts?: { notes: number; families: number }): Promise<void> {
    const detail = counts && {
      on: date,
      notes: String(counts.notes),
      families: String(counts.families),
    };
    const act = detail ? { act: 'digest.prepared', record: this.organization, detail } : [];
    await this.commitOnce(digestRunKey(this.organization, date, step), act, { keptDays });
  }

  /** Records once per digest that a note was left out because its printed data changed. */
  async leaveOut(date: string, { id, caseId, author }: DigestNote): Promise<void> {
    const act = { act: 'note.left-out', record: id, detail: { on: date, case: caseId, author: author.id } };
    await this.commitOnce(digestRunKey(this.organization, date, id), act, { keptDays });
  }

  /** Queues the email and marks its notes as sent, in the same transaction. @throws version.conflict */
  async send({
    date,
    to,
    documents,
    notes,
    mail,
    linked,
    values,
    locale,
    script,
  }: FamilyDigest): Promise<void> {
    const at = this.origin.now();
    const id = newId('digest', at);
    const sentAt = this.now();
    const record: DigestRecord = {
      id,
      date,
      to,
      documents,
      linkedCaseId: linked?.caseId ?? null,
      mail,
      sentAt,
    };
    const put = {
      ...digestKey(this.organization, id),
      kind: 'digest',
      ...record,
      expiresAt: Math.floor((at + keptDays * dayMs) / 1000),
    };
    const mails = new MailsStore(this.table, this.organization, this.origin);
    const template = linked ? 'note-digest-link' : 'note-digest';
    const words = { ...values, ...(linked && { linked: linked.name, days: String(reportLinkDays) }) };
    const link = linked?.link ?? null;
    const acts = notes.map(note => ({ act: 'note.shared', record: note.id, detail: { mails: [mail] } }));
    await this.commit(
      [...acts, ...(linked ? [linked.act] : [])],
      [
        { put, when: isAbsent },
        mails.sendWrite({ id: mail, template, to, locale, script, values: words, link, sending: id }),
        ...(linked?.writes ?? []),
        ...notes.map(note => documentWrite(noteKind, this.organization, note, { ...note, sentAt })),
      ],
      undefined,
    );
  }
}

/** Estimated size of a PDF without pictures and attachments. */
const textBytes = 512 * 1024;

/** Notes whose PDFs are too large for an email, estimated from their files without rendering. */
async function findLargeNotes(
  table: Table,
  organization: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const items = await getInBatches(
    table,
    ids.map(id => noteKey(organization, id)),
  );
  const notes = items.flatMap(item => (item ? [noteKind.parse(item)] : []));
  const location = organizationFileLocation(organization);
  const pictures = await getInBatches(
    table,
    notes.flatMap(({ files }) => files.map(location.key)),
  );
  const sizes = new Map(pictures.flatMap(item => (item ? [sizeOf(item)] : [])));
  const isLarge = ({ attachments, files }: (typeof notes)[number]) =>
    textBytes + appendedSize(attachments).bytes + files.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0) >
    maxMailBytes;
  return new Set(notes.filter(isLarge).map(({ id }) => id));
}

function sizeOf(item: unknown): [string, number] {
  const { id, size } = FileRecord.parse(item);
  return [id, size];
}
