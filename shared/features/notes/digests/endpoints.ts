import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { NextDigest } from './schema.ts';

export const digests = {
  getNextDigest: endpoint({
    method: 'GET',
    lambda: 'pdf',
    path: 'digests/next',
    summary: 'Previews the next digest: the notes for each family, and the notes left out',
    needs: 'digest:read',
    readEvent: 'notes.listed',
    input: z.strictObject({}),
    output: NextDigest,
  }),
};
