import type { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import {
  Import,
  ImportedRow,
  type ImportRowRecord,
} from '../../../../shared/features/intake/imports/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor, singlePage } from '../../../platform/http/pagination.ts';
import { ImportsStore } from './imports-store.ts';
import { presentImport, presentImports } from './present-import.ts';

export const listImports: Handler<typeof imports.listImports> = async (_, context) =>
  singlePage(await presentImports(await context.openStore(ImportsStore).list(), context));

export const listImportMappings: Handler<typeof imports.listImportMappings> = async (_, { openStore }) =>
  singlePage(await openStore(ImportsStore).mappings());

export const getImport: Handler<typeof imports.getImport> = async (_, context) => {
  const { import: record } = context.records;
  const shown = await presentImport(record, context);
  if (shown.state === null || shown.state === 'running') return shown;
  // Reads the import again, because its job may have counted more rows, or ended, in the meantime.
  const counted = await context.openStore(ImportsStore).get(record.id);
  return counted?.jobId === record.jobId ? Import.parse({ ...shown, ...counted }) : shown;
};

export const listImportRows: Handler<typeof imports.listImportRows> = async (
  { importId, outcome, limit, cursor },
  { openStore, cases },
) => {
  const { page, place } = readPageCursor(cursor);
  const store = openStore(ImportsStore);
  const { rows, next } = await store.rowPage(importId, limit, place);
  const shownRows = rows.filter(row => outcome === null || row.outcome === outcome);
  const ids = [
    ...new Set(shownRows.flatMap(({ caseId, likely }) => [...(caseId ? [caseId] : []), ...likely])),
  ];
  const found = new Map<string, unknown>();
  for (let from = 0; from < ids.length; from += 100)
    for (const one of await cases.getAll(ids.slice(from, from + 100))) if (one) found.set(one.id, one);
  const alike = await readLikelyRows(store, importId, shownRows);
  const shown = shownRows.map(row =>
    ImportedRow.parse({
      ...row,
      birthDate: row.child?.birthDate ?? null,
      case: (row.caseId && found.get(row.caseId)) || null,
      likely: row.likely.flatMap(id => found.get(id) ?? []),
      likelyRows: (row.likelyRows ?? []).flatMap(number => alike.get(number) ?? []),
    }),
  );
  return cursorPage(shown, { page, perPage: limit, next, total: null });
};

/** Reads import rows whose child may be the same as in the given rows. The keys are row numbers. */
async function readLikelyRows(store: ImportsStore, importId: string, rows: readonly ImportRowRecord[]) {
  const numbers = [...new Set(rows.flatMap(({ likelyRows }) => likelyRows ?? []))];
  const alike = new Map<number, object>();
  for (let from = 0; from < numbers.length; from += 100)
    for (const row of await store.rows(importId, numbers.slice(from, from + 100)))
      if (row) alike.set(row.number, { ...row, birthDate: row.child?.birthDate ?? null });
  return alike;
}
