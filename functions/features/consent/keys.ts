import type { Key } from '../../platform/storage/key.ts';
import { type KeyRow, organizationKey } from '../../platform/storage/keys.ts';

/** Table keys of the terms of joining, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'terms of joining', format: 'terms', pk: 'O#{o}', sk: 'TERMS' },
  {
    record: 'version of the terms of joining',
    format: 'terms-version',
    pk: 'O#{o}',
    sk: 'TERMS#V#{version}',
  },
  {
    record: 'acceptance of a version by a member',
    format: 'terms-acceptance',
    pk: 'O#{o}',
    sk: 'ACC#{version}#{u}',
  },
];

export const termsKey = (o: string): Key => ({ pk: organizationKey(o).pk, sk: 'TERMS' });
export const termsVersionKey = (o: string, version: number): Key => ({
  pk: organizationKey(o).pk,
  sk: `TERMS#V#${numbered(version)}`,
});
export const acceptanceKey = (o: string, version: number, u: string): Key => ({
  pk: organizationKey(o).pk,
  sk: `ACC#${numbered(version)}#${u}`,
});

const numbered = (version: number) => String(version).padStart(4, '0');
