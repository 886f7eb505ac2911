import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Line, Locale, optional, page, Version } from '../../../core/fields.ts';
import { pageSize } from '../../../core/limits.ts';
import { TermId, TextVersion } from '../../../core/term-texts.ts';
import {
  AcceptanceState,
  FullTerm,
  OwnTerm,
  type Term,
  TermCase,
  TermFields,
  TermPerson,
  TermRow,
  TermTextVersion,
} from './schema.ts';
import { IsCorrection, PublicTerm } from './term.schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    term: Term;
  }
}

const TermPath = z.strictObject({ termId: TermId });
const ofTerm = { term: 'termId' } as const;

export const terms = {
  searchTerms: endpoint({
    method: 'POST',
    path: 'terms/search',
    summary:
      'The organisation’s terms, by part of their title, with the number of cases and people who accepted each',
    needs: 'term:read',
    effect: 'read',
    joint: true,
    input: z.strictObject({ text: Line.default('') }),
    output: page(TermRow),
  }),
  listCaseTerms: endpoint({
    method: 'GET',
    path: 'terms/cases',
    summary: 'The terms on the registration form, with their text',
    needs: 'consent:read',
    notForKeys: true,
    input: z.strictObject({}),
    output: page(PublicTerm),
  }),
  listOwnTerms: endpoint({
    method: 'GET',
    path: 'terms/own',
    summary: 'The terms that apply to people of the organisation, and whether the caller has accepted each',
    needs: 'terms:read',
    joint: true,
    input: z.strictObject({}),
    output: page(OwnTerm),
  }),
  acceptTerm: endpoint({
    method: 'POST',
    path: 'terms/{termId}/accept',
    summary: 'Accepts the current text of a term that applies to the caller',
    needs: 'terms:accept',
    errors: ['version.conflict'],
    records: ofTerm,
    input: TermPath.extend({
      /** Version of the term's text that the person accepts. */
      textVersion: TextVersion,
      locale: Locale,
    }),
    output: z.object({ termId: TermId, textVersion: TextVersion }),
  }),
  getTerm: endpoint({
    method: 'GET',
    path: 'terms/{termId}',
    summary: 'One term with its current text',
    needs: 'term:read',
    records: ofTerm,
    input: TermPath,
    output: FullTerm,
  }),
  getTermText: endpoint({
    method: 'GET',
    path: 'terms/{termId}/texts/{textVersion}',
    summary: 'A current or earlier text of a term, with its author and time',
    needs: 'term:read',
    records: ofTerm,
    input: TermPath.extend({ textVersion: z.coerce.number().pipe(TextVersion) }),
    output: TermTextVersion,
  }),
  createTerm: endpoint({
    method: 'POST',
    path: 'terms',
    summary: 'Creates a term; if it is in use, it appears on the registration form at once',
    needs: 'term:change',
    status: 201,
    input: TermFields,
    output: FullTerm,
  }),
  changeTerm: endpoint({
    method: 'PUT',
    path: 'terms/{termId}',
    summary:
      'Changes a term at the version that was read; a changed text is a new text version, to be accepted again unless it is a correction',
    needs: 'term:change',
    records: ofTerm,
    input: TermFields.extend({ termId: TermId, version: Version, isCorrection: IsCorrection }),
    output: FullTerm,
  }),
  searchTermCases: endpoint({
    method: 'POST',
    path: 'terms/{termId}/cases/search',
    summary: 'Active cases by name, each with its acceptance of a term',
    needs: 'term:cases',
    readEvent: 'cases.listed',
    effect: 'read',
    records: ofTerm,
    input: TermPath.extend({
      text: Line.default(''),
      state: optional(AcceptanceState),
      limit: z.int().min(1).max(100).default(pageSize),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(TermCase),
  }),
  listTermPeople: endpoint({
    method: 'GET',
    path: 'terms/{termId}/people',
    summary: 'Active members by name, each with the text of a term for staff that they have accepted',
    needs: 'term:read',
    notForKeys: true,
    records: ofTerm,
    input: TermPath,
    output: page(TermPerson),
  }),
};
