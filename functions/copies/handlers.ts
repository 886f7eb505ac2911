import { copies } from '../../shared/copies/endpoints.ts';
import type { AccountHandlers } from '../context.ts';
import { getOwnDataHandler } from './get-own-data.ts';

export const endpoints = copies;

export const handlers: AccountHandlers<typeof copies> = { getOwnData: getOwnDataHandler };
