import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { changedFacts } from '../../../../shared/core/report-changes.ts';
import { familyAddress } from '../../../../shared/features/cases/cases/family-address.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type DigestNote,
  digestWindowDays,
  type LeftOutReason,
} from '../../../../shared/features/notes/digests/schema.ts';
import { FrozenNote } from '../../../../shared/features/notes/note-reports/frozen.schema.ts';
import { NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import { getInBatches, itemsByKey } from '../../../platform/storage/get-in-batches.ts';
import { readCases } from '../../../platform/storage/read-cases.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { frozenNoteKey, noteKey, noteList } from '../note-keys.ts';
import { changesOfNote, sourcesOfNote } from '../note-reports/changed-notes.ts';
import { noteKind } from '../notes/note-items.ts';

/** The notes that are sent to one address of a family, about all its children. */
export interface DigestFamily {
  address: string;
  /**
   * The current case of each note's child, by note id. After a merge it differs from the case in the note.
   */
  childOf: Map<string, Case>;
  notes: DigestNote[];
}

export interface DigestPlan {
  families: DigestFamily[];
  leftOut: (DigestNote & { why: LeftOutReason })[];
}

export interface DigestScope {
  table: Table;
  organization: string;
  /** Notes dated after this day are not sent, `YYYY-MM-DD`. */
  today: string;
  /**
   * Notes finished after this time are not sent, ISO 8601. An interrupted digest resumes with the same notes.
   */
  until: string;
  undeliverableOf: (addresses: string[]) => Promise<ReadonlyMap<string, unknown>>;
}

const platform = { id: 'digest', scope: 'organization', role: 'admin' } as const;

/** Plans a digest: for each address of a family, the finished and shared notes that were never sent. */
export async function planDigest(scope: DigestScope): Promise<DigestPlan> {
  const { table, organization, today, until } = scope;
  const first = daysAfter(today, -digestWindowDays);
  const rows = (await table.queryAll(noteList.all(organization), { between: [first, `${today}#~`] }))
    .map(({ row }) => NoteIndexRow.parse(row))
    .filter(({ isShared, status, sentAt, finishedAt, amendedAt }) => {
      const isFinished = status !== 'draft' && finishedAt !== null && (amendedAt ?? finishedAt) <= until;
      return isShared && isFinished && sentAt === null;
    });
  const cases = await readCases(
    table,
    organization,
    rows.map(({ caseId }) => caseId),
    platform,
  );
  const shown = rows.flatMap(row => {
    const child = cases.get(row.caseId);
    return child ? [{ child, row, note: noteOf(row, child) }] : [];
  });
  const changed = await findChangedNotes(table, organization, shown);
  const addresses = shown.flatMap(({ child }) => familyAddress(child) ?? []);
  const undeliverable = await scope.undeliverableOf([...new Set(addresses)]);
  const families = new Map<string, DigestFamily>();
  const leftOut: DigestPlan['leftOut'] = [];
  for (const { child, note } of shown) {
    const address = familyAddress(child);
    const why =
      reasonToLeaveOut(child.status, address, undeliverable) ?? (changed.has(note.id) ? 'changed' : null);
    if (why !== null || address === null) {
      leftOut.push({ ...note, why: why ?? 'no-email' });
      continue;
    }
    const name = address.toLowerCase();
    const family: DigestFamily = families.get(name) ?? {
      address,
      childOf: new Map(),
      notes: [],
    };
    family.childOf.set(note.id, child);
    family.notes.push(note);
    families.set(name, family);
  }
  return { families: [...families.values()], leftOut };
}

function noteOf({ id, caseId, date, description, template, author }: NoteIndexRow, child: Case): DigestNote {
  return {
    id,
    caseId,
    date,
    description,
    fullName: child.fullName,
    template: template?.name ?? null,
    author,
  };
}

function reasonToLeaveOut(
  status: Case['status'],
  address: string | null,
  undeliverable: ReadonlyMap<string, unknown>,
): LeftOutReason | null {
  if (status === 'restricted') return 'restricted';
  if (status !== 'active') return 'archived';
  if (address === null) return 'no-email';
  return undeliverable.has(address) ? 'undeliverable' : null;
}

interface SharedNote {
  row: NoteIndexRow;
  child: Case;
}

async function findChangedNotes(
  table: Table,
  organization: string,
  notes: readonly SharedNote[],
): Promise<Set<string>> {
  const childOf = new Map(notes.map(({ row, child }) => [row.id, child]));
  const heads = await getInBatches(
    table,
    [...childOf.keys()].map(id => noteKey(organization, id)),
  );
  const keys = heads.flatMap(item => {
    const { id, frozenVersion } = item ? noteKind.parse(item) : { id: '', frozenVersion: null };
    return frozenVersion === null ? [] : [frozenNoteKey(organization, id, frozenVersion)];
  });
  const frozen = (await getInBatches(table, keys)).flatMap(item => (item ? [FrozenNote.parse(item)] : []));
  const sources = frozen.flatMap(note => sourcesOfNote(note, organization));
  const itemAt = itemsByKey(await getInBatches(table, sources));
  const isChanged = (note: FrozenNote) => {
    const child = childOf.get(note.noteId);
    if (!child) return false;
    const head = { ...note.organization, slug: organization };
    return changedFacts(changesOfNote(note, { child, organization: head, itemAt })).length > 0;
  };
  return new Set(frozen.filter(isChanged).map(({ noteId }) => noteId));
}
