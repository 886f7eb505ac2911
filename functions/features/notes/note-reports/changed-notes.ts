import { changesSince, type ReportChange } from '../../../../shared/core/report-changes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type FrozenNote,
  PrintedNote,
} from '../../../../shared/features/notes/note-reports/frozen.schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import type { CheckedCase } from '../../../composition/case-data-part.ts';
import { changedDocuments } from '../../../platform/documents/changed-documents.ts';
import type { Key } from '../../../platform/storage/key.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { changesOfSources, sourceKeys } from '../note-sources/source-records.ts';
import { noteKind } from '../notes/note-items.ts';

interface Current {
  child: Case;
  organization: Pick<OrganizationRecord, 'slug'> & PrintedNote['organization'];
  itemAt: (key: Key) => Item | undefined;
}

/** Keys of the records with which `changesOfNote` compares the values of a note. */
export const sourcesOfNote = ({ note }: FrozenNote, organization: string): Key[] =>
  sourceKeys(organization, note.sources ?? []);

/**
 * Changes since a note was finished: of the child, the letterhead, and the records from which its
 * placeholders were filled.
 */
export function changesOfNote(frozen: FrozenNote, { child, organization, itemAt }: Current): ReportChange[] {
  const now = {
    child: PrintedNote.shape.child.parse(child),
    organization: PrintedNote.shape.organization.parse(organization),
  };
  return [
    ...changesSince(frozen, now),
    ...changesOfSources(frozen.note.sources ?? [], organization.slug, child, itemAt),
  ];
}

export const changedNotes = (checked: CheckedCase): Promise<ChangedDocument[]> =>
  changedDocuments(noteKind, checked, printed => changesOfNote(printed, checked));
