import { changedFacts, changesSince, type ReportChange } from '../../../../shared/core/report-changes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { FrozenNote, PrintedNote } from '../../../../shared/features/notes/note-reports/frozen.schema.ts';
import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import type { CheckedCase } from '../../../composition/case-data-part.ts';
import { frozenNoteKey, notePrefix } from '../note-keys.ts';
import { readNote } from '../notes/note-items.ts';

/** What a finished note prints of the child that has changed since. */
export function changesOfChild({ child: printed, organization }: FrozenNote, child: Case): ReportChange[] {
  const now = PrintedNote.shape.child.parse(child);
  return changedFacts(changesSince({ child: printed, organization }, { child: now, organization }));
}

/** Finished notes that print something of the child that has changed since. */
export async function changedNotes({
  child,
  items,
  itemAt,
  organization,
}: CheckedCase): Promise<ChangedDocument[]> {
  return items
    .filter(({ sk }) => sk.startsWith(notePrefix))
    .map(readNote)
    .filter(({ status, deleted }) => status !== 'draft' && deleted === null)
    .flatMap(({ id, date, frozenVersion }) => {
      const item =
        frozenVersion === null ? undefined : itemAt(frozenNoteKey(organization.slug, id, frozenVersion));
      const changes = item ? changesOfChild(FrozenNote.parse(item), child) : [];
      return changes.length > 0 ? [{ id, kind: 'note', date, changes }] : [];
    });
}
