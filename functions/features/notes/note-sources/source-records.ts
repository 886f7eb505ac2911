import { caseIdOf, idKindOf } from '../../../../shared/core/ids.ts';
import type { ReportChange } from '../../../../shared/core/report-changes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { NoteSource } from '../../../../shared/features/notes/notes/schema.ts';
import type { Key } from '../../../platform/storage/key.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { eyeReportKey } from '../../eye/keys.ts';
import { screeningKey } from '../../screening/keys.ts';

const keyOf = { eyeReport: eyeReportKey, screening: screeningKey };

function keysOf(id: string, organization: string): Key[] {
  const kind = idKindOf(id);
  return kind === 'eyeReport' || kind === 'screening' ? [keyOf[kind](organization, id)] : [];
}

export const sourceKeys = (organization: string, sources: readonly Pick<NoteSource, 'id'>[]): Key[] =>
  [...new Set(sources.map(({ id }) => id))].flatMap(id => keysOf(id, organization));

/** Number of a record's last finished version; undefined if the record is missing or deleted. */
export const revisionOf = (item: Item | undefined): number | undefined =>
  item && (item.deletedAt ?? null) === null ? Number(item.frozenVersion ?? 0) : undefined;

export const isOfChild = ({ id }: Pick<NoteSource, 'id'>, child: Case): boolean =>
  idsOfCase(child).some(caseId => caseId === caseIdOf(id));

export function changesOfSources(
  sources: readonly NoteSource[],
  organization: string,
  child: Case,
  itemAt: (key: Key) => Item | undefined,
): ReportChange[] {
  const changes = sources.flatMap(({ id, revision, date, reference }): ReportChange[] => {
    const [key] = sourceKeys(organization, [{ id }]);
    const now = key && isOfChild({ id }, child) ? revisionOf(itemAt(key)) : undefined;
    if (now === revision) return [];
    if (reference === null)
      return [{ what: now === undefined ? 'screeningRemoved' : 'screeningChanged', date }];
    return [{ what: now === undefined ? 'visitRemoved' : 'visitChanged', reference, date }];
  });
  return [...new Map(changes.map(change => [JSON.stringify(change), change])).values()];
}
