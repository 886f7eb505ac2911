import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import type { ImportedRow, ImportRow } from '../../../../shared/features/intake/imports/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { rowOf } from './samples.ts';

const bare = { fileNumber: null, gender: null, contactEmail: null, mobile: null, father: null, mother: null };
/** A child as listed in a file. */
export type ListedChild = Partial<NonNullable<ImportRow['child']>>;

/** Numbered rows for these children. */
export const listOf = (children: ListedChild[]) =>
  children.map((child, at) => rowOf(at + 1, { ...bare, ...child }));

export async function rowsOf(caller: Principal, importId: string): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = [];
  let cursor: string | null = null;
  do {
    const { data }: { data: { data: ImportedRow[]; meta: { next: string | null } } } = await caller.call(
      imports.listImportRows,
      { importId, limit: 100, cursor },
    );
    rows.push(...data.data);
    cursor = data.meta.next;
  } while (cursor !== null);
  return rows;
}

export const caseIdsOf = async (caller: Principal, importId: string) =>
  (await rowsOf(caller, importId)).map(row => row.case?.id ?? '');

export const importOf = async (caller: Principal, importId: string) => {
  await settled();
  return (await caller.call(imports.getImport, { importId })).data;
};
export const countCases = async (caller: Principal) =>
  (await caller.call(cases.searchCases, { limit: 1 })).data.meta.total;
