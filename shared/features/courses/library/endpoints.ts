import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Locale, optional, page } from '../../../core/fields.ts';
import { AgeYears } from '../courses/schema.ts';
import { LibraryCourse, LibraryTab } from './schema.ts';

export const libraryPageSize = 24;

export const library = {
  searchLibrary: endpoint({
    method: 'POST',
    path: 'library/search',
    summary:
      'Library courses of all organisations; `subscribed`: only subscribed ones; `pending`: only requested or declined ones',
    needs: 'library:read',
    effect: 'read',
    input: z.strictObject({
      tab: LibraryTab.default('all'),
      /**
       * Search text: part of the title, the short description, a goal, or the name of the author's
       * organisation.
       */
      text: z.string().trim().max(100).default(''),
      language: optional(Locale),
      age: AgeYears,
      cursor: Cursor.nullable().default(null),
    }),
    output: page(LibraryCourse).extend({
      /** Number of courses on each tab, without the filter. */
      counts: z.object({ all: z.int(), subscribed: z.int(), pending: z.int() }),
    }),
  }),
};
