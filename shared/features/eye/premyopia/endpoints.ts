import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page } from '../../../core/fields.ts';
import { pageSize } from '../../../core/limits.ts';
import { PremyopiaRow } from './schema.ts';

export const premyopia = {
  searchPremyopia: endpoint({
    method: 'POST',
    path: 'premyopia/search',
    summary:
      'Children whom the caller may see, who are not myopic and have premyopia or a low reserve for their age; the last seen first, with the reasons',
    needs: 'eye:read',
    module: 'eye',
    readEvent: 'eyeReports.listed',
    effect: 'read',
    joint: true,
    notForKeys: true,
    input: z.strictObject({
      limit: z.int().min(1).max(50).default(pageSize),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(PremyopiaRow),
  }),
};
