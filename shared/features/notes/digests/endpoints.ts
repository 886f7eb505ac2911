import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { NextDigest } from './schema.ts';

export const digests = {
  getNextDigest: endpoint({
    method: 'GET',
    lambda: 'pdf',
    path: 'digests/next',
    summary: 'What the next digest brings to which families, and what it leaves out',
    needs: 'digest:read',
    readEvent: 'notes.listed',
    input: z.strictObject({}),
    output: NextDigest,
  }),
};
