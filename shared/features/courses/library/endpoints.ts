import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Locale, optional, page } from '../../../core/fields.ts';
import { AgeYears } from '../courses/schema.ts';
import { LibraryCourse, LibraryTab } from './schema.ts';

/** Courses of a page. */
export const libraryPageSize = 24;

export const library = {
  searchLibrary: endpoint({
    method: 'POST',
    path: 'library/search',
    summary:
      'Courses of all organisations; those that are subscribed to; those whose requests wait or were declined',
    needs: 'library:read',
    effect: 'read',
    input: z.strictObject({
      tab: LibraryTab.default('all'),
      /** A part of the title, the short description, a goal or the author. */
      text: z.string().trim().max(100).default(''),
      language: optional(Locale),
      age: AgeYears,
      cursor: Cursor.nullable().default(null),
    }),
    output: page(LibraryCourse).extend({
      /** Courses on each tab, whatever the filter. */
      counts: z.object({ all: z.int(), subscribed: z.int(), pending: z.int() }),
    }),
  }),
};
