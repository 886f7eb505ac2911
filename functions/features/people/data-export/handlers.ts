import { copies } from '../../../../shared/features/people/data-export/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { getOwnDataHandler } from './get-own-data.ts';

export const endpoints = copies;

export const handlers: AccountHandlers<typeof copies> = { getOwnData: getOwnDataHandler };
