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
    summary: 'The caller’s snippets by name, which nobody else sees',
    needs,
    input: z.strictObject({}),
    output: z.object({ snippets: z.array(Snippet) }),
  }),
  createSnippet: endpoint({
    method: 'POST',
    path: 'snippets',
    summary: 'Keeps a piece of text; what its fields say is left out',
    needs,
    status: 201,
    errors: ['snippet.too-many'],
    input: SnippetFields,
    output: Snippet,
  }),
  changeSnippet: endpoint({
    method: 'PUT',
    path: 'snippets/{snippetId}',
    summary: 'Changes a snippet of one’s own, at the version that was read',
    needs,
    errors: ['record.missing', 'version.conflict'],
    input: SnippetFields.safeExtend({ snippetId: SnippetId, version: Version }),
    output: Snippet,
  }),
  removeSnippet: endpoint({
    method: 'DELETE',
    path: 'snippets/{snippetId}',
    summary: 'Removes a snippet of one’s own; it can be restored for 30 days',
    needs,
    errors: ['record.missing'],
    input: SnippetPath,
    output: z.object({ removed: z.literal(true) }),
  }),
  restoreSnippet: endpoint({
    method: 'POST',
    path: 'snippets/{snippetId}/restore',
    summary: 'Restores a removed snippet; doing it again changes nothing',
    needs,
    errors: ['record.missing'],
    input: SnippetPath,
    output: Snippet,
  }),
};
