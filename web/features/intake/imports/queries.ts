import { queryOptions } from '@tanstack/react-query';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import type { Import } from '../../../../shared/features/intake/imports/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchAllPages } from '../../../platform/api/fetch-pages.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

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
    queryFn: ({ signal }) =>
      fetchAllPages(cursor =>
        call(imports.listImportRows, { importId, cursor, limit: rowsPerCall }, { signal }),
      ),
  });

export async function refreshImport(changed: Import): Promise<void> {
  queryClient.setQueryData(importQuery(changed.id).queryKey, changed);
  await queryClient.invalidateQueries({ queryKey: ['import-rows', changed.id] });
  await queryClient.invalidateQueries({ queryKey: importsQuery.queryKey });
}
