import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import {
  getImportHandler,
  listImportMappingsHandler,
  listImportRowsHandler,
  listImportsHandler,
} from './read-imports.ts';
import {
  addImportRowsHandler,
  checkImportHandler,
  commitImportHandler,
  createImportHandler,
  stopImportHandler,
  undoImportHandler,
} from './run-import.ts';

export const endpoints = imports;

export const handlers: Handlers<typeof imports> = {
  listImports: listImportsHandler,
  listImportMappings: listImportMappingsHandler,
  createImport: createImportHandler,
  addImportRows: addImportRowsHandler,
  checkImport: checkImportHandler,
  commitImport: commitImportHandler,
  stopImport: stopImportHandler,
  undoImport: undoImportHandler,
  getImport: getImportHandler,
  listImportRows: listImportRowsHandler,
};
