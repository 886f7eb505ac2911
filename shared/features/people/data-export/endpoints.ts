import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { OwnData } from './schema.ts';

export const dataExport = {
  getOwnData: endpoint({
    method: 'GET',
    path: 'account/data',
    summary: 'Everything that is held of oneself beyond what one did in an organisation',
    lambda: 'account',
    needs: 'data:own',
    input: z.strictObject({}),
    output: OwnData,
  }),
};
