import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Version } from '../../../core/fields.ts';
import { Snippet, SnippetFields, SnippetId } from './schema.ts';

const SnippetPath = z.strictObject({ snippetId: SnippetId });
const needs = 'snippet:own';

export const snippets = {
  listSnippets: endpoint({
    method: 'GET',
    path: 'snippets',
    summary: 'The caller’s snippets by name; nobody else sees them',
    needs,
    input: z.strictObject({}),
    output: z.object({ snippets: z.array(Snippet) }),
  }),
  createSnippet: endpoint({
    method: 'POST',
    path: 'snippets',
    summary: 'Stores a piece of text; values of its merge fields are removed',
    needs,
    status: 201,
    errors: ['snippet.too-many'],
    input: SnippetFields,
    output: Snippet,
  }),
  changeSnippet: endpoint({
    method: 'PUT',
    path: 'snippets/{snippetId}',
    summary: 'Changes the caller’s own snippet, at the version that was read',
    needs,
    errors: ['record.missing', 'version.conflict'],
    input: SnippetFields.safeExtend({ snippetId: SnippetId, version: Version }),
    output: Snippet,
  }),
  removeSnippet: endpoint({
    method: 'DELETE',
    path: 'snippets/{snippetId}',
    summary: 'Deletes the caller’s own snippet; it can be restored for 30 days',
    needs,
    errors: ['record.missing'],
    input: SnippetPath,
    output: z.object({ removed: z.literal(true) }),
  }),
  restoreSnippet: endpoint({
    method: 'POST',
    path: 'snippets/{snippetId}/restore',
    summary: 'Restores a deleted snippet; repeating it changes nothing',
    needs,
    errors: ['record.missing'],
    input: SnippetPath,
    output: Snippet,
  }),
};
