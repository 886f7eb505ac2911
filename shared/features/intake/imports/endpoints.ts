import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page, RequiredLine } from '../../../core/fields.ts';
import {
  Import,
  ImportedRow,
  ImportId,
  ImportMapping,
  type ImportRecord,
  ImportRow,
  maxImportRows,
  maxRowsAsNew,
  maxRowsPerCall,
  RowOutcome,
} from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    import: ImportRecord;
  }
}

const needs = 'case:import';
const ofOne = { records: { import: 'importId' }, input: z.strictObject({ importId: ImportId }) } as const;
const wrongPhase = ['import.wrong-phase'] as const;

export const imports = {
  listImports: endpoint({
    method: 'GET',
    path: 'imports',
    summary: 'Imports of the last weeks, the newest first',
    needs,
    input: z.strictObject({}),
    output: page(Import),
  }),
  listImportMappings: endpoint({
    method: 'GET',
    path: 'imports/mappings',
    summary: 'The stored column mapping of files with the same headings',
    needs,
    input: z.strictObject({}),
    output: page(ImportMapping),
  }),
  createImport: endpoint({
    method: 'POST',
    path: 'imports',
    summary: 'Starts an import with its number of rows, and stores the column mapping',
    needs,
    status: 201,
    input: z.strictObject({
      name: RequiredLine,
      total: z.int().min(1).max(maxImportRows),
      mapping: ImportMapping,
    }),
    output: Import,
  }),
  addImportRows: endpoint({
    method: 'PUT',
    path: 'imports/{importId}/rows',
    summary: 'Sends some of the rows; a row that is sent twice is stored once',
    needs,
    errors: wrongPhase,
    records: { import: 'importId' },
    input: z.strictObject({
      importId: ImportId,
      rows: z
        .array(ImportRow)
        .min(1)
        .max(maxRowsPerCall)
        .refine(rows => new Set(rows.map(({ number }) => number)).size === rows.length, {
          error: 'validation.invalid',
        }),
    }),
    output: z.object({ added: z.int() }),
  }),
  checkImport: endpoint({
    ...ofOne,
    method: 'POST',
    path: 'imports/{importId}/check',
    summary: 'Starts a job that checks what would happen to every row; it changes no case',
    needs,
    errors: wrongPhase,
    output: Import,
  }),
  commitImport: endpoint({
    method: 'POST',
    path: 'imports/{importId}/commit',
    summary: 'Starts the job that imports the checked rows, or continues it after a stop',
    needs,
    errors: wrongPhase,
    records: { import: 'importId' },
    input: z.strictObject({
      importId: ImportId,
      /**
       * Numbers of the rows that create a new case although they may match an existing case. An import that
       * continues after a stop keeps the numbers that it started with.
       */
      asNew: z.array(z.int().min(1).max(maxImportRows)).max(maxRowsAsNew).default([]),
    }),
    output: Import,
  }),
  stopImport: endpoint({
    ...ofOne,
    method: 'POST',
    path: 'imports/{importId}/stop',
    summary: 'Stops the job of an import; finished rows stay and can be undone',
    needs,
    output: Import,
  }),
  undoImport: endpoint({
    ...ofOne,
    method: 'POST',
    path: 'imports/{importId}/undo',
    summary: 'Starts a job that undoes an import, except cases edited since',
    needs,
    errors: wrongPhase,
    output: Import,
  }),
  getImport: endpoint({
    ...ofOne,
    method: 'GET',
    path: 'imports/{importId}',
    summary: 'Returns an import and the progress of its job',
    needs,
    output: Import,
  }),
  listImportRows: endpoint({
    method: 'POST',
    path: 'imports/{importId}/rows/search',
    summary: 'The planned or actual result of each row, in file order',
    needs,
    effect: 'read',
    readEvent: 'imports.read',
    records: { import: 'importId' },
    input: z.strictObject({
      importId: ImportId,
      outcome: RowOutcome.nullable().default(null),
      limit: z.int().min(1).max(100).default(50),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(ImportedRow),
  }),
};
