import { dataExport } from '../../../../shared/features/people/data-export/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { getOwnDataHandler } from './get-own-data.ts';

export const endpoints = dataExport;

export const handlers: AccountHandlers<typeof dataExport> = { getOwnData: getOwnDataHandler };
