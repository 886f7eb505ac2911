import type { Key } from '../../platform/storage/key.ts';
import { caseKey, gsi1Keys, type KeyRow, organizationKey } from '../../platform/storage/keys.ts';

/** Table keys of privacy requests and archives, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'decisions about the data of a case',
    format: 'case-rights',
    pk: 'C#{o}#C#{c}',
    sk: 'RIGHTS',
    gsi1: ['X#CASEERASURES', '{at}#{o}#{c}'],
    note: 'gsi1 while an erasure is planned',
  },
  { record: 'retention rule for cases', format: 'retention-rule', pk: 'O#{o}', sk: 'RETENTION' },
  {
    record: 'copy of everything that the organisation has',
    format: 'archive',
    pk: 'O#{o}',
    sk: 'ARCHIVE',
  },
  {
    record: 'newest export of FHIR resources',
    format: 'fhir-export',
    pk: 'O#{o}',
    sk: 'FHIREXPORT',
  },
  { record: 'erasure of a case', format: 'erasure', pk: 'O#{o}', sk: 'ERASED#{at}#{c}' },
];

export const caseRightsKey = (o: string, c: string): Key => ({ pk: caseKey(o, c).pk, sk: 'RIGHTS' });

/** Planned erasures in all organisations, sorted by the time when they begin. */
export const plannedErasures = { index: 'gsi1', pk: 'X#CASEERASURES' } as const;
export const plannedErasureIndex = (beginsAt: string, o: string, c: string) =>
  gsi1Keys(plannedErasures.pk, `${beginsAt}#${o}#${c}`);

export const erasureKey = (o: string, erasedAt: string, c: string): Key => ({
  pk: organizationKey(o).pk,
  sk: `ERASED#${erasedAt}#${c}`,
});
export const erasuresOf = (o: string) => ({ pk: organizationKey(o).pk, prefix: 'ERASED#' });

export const casePartition = (o: string, c: string) => ({ pk: caseKey(o, c).pk });

export const retentionKey = (o: string): Key => ({ pk: organizationKey(o).pk, sk: 'RETENTION' });

export const archiveKey = (o: string): Key => ({ pk: organizationKey(o).pk, sk: 'ARCHIVE' });

export const exportKey = (o: string): Key => ({ pk: organizationKey(o).pk, sk: 'FHIREXPORT' });
