import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import type { Import, ImportedRow } from '../../../../shared/features/intake/imports/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

type RowPage = ResponseOf<typeof imports.listImportRows>;

const pollMs = 1_000;
const rowsPerCall = 100;

export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => call(imports.listImports, {}, { signal }),
});

export const importMappingsQuery = queryOptions({
  queryKey: ['import-mappings'],
  queryFn: ({ signal }) => call(imports.listImportMappings, {}, { signal }),
});

/** Reads an import; refetches it while the import is in progress. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['import', importId],
    queryFn: ({ signal }) => call(imports.getImport, { importId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  });

/** Reads the rows of an import in the order of the file. */
export const importRowsQuery = (importId: string, phase: Import['phase']) =>
  queryOptions({
    queryKey: ['import-rows', importId, phase],
    queryFn: ({ signal }) => fetchRows(importId, signal),
  });

async function fetchRows(importId: string, signal: AbortSignal): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = [];
  let cursor: string | null = null;
  do {
    const page: RowPage = await call(
      imports.listImportRows,
      { importId, cursor, limit: rowsPerCall },
      { signal },
    );
    rows.push(...page.data);
    cursor = page.meta.next;
  } while (cursor !== null);
  return rows;
}

export async function refreshImport(changed: Import): Promise<void> {
  queryClient.setQueryData(importQuery(changed.id).queryKey, changed);
  await queryClient.invalidateQueries({ queryKey: ['import-rows', changed.id] });
  await queryClient.invalidateQueries({ queryKey: importsQuery.queryKey });
}
