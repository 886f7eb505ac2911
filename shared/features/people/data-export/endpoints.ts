import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { OwnData } from './schema.ts';

export const dataExport = {
  getOwnData: endpoint({
    method: 'GET',
    path: 'account/data',
    summary: 'Everything stored about the caller, except their events within organisations',
    lambda: 'account',
    needs: 'data:own',
    input: z.strictObject({}),
    output: OwnData,
  }),
};
