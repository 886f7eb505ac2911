import { SnippetRecord } from '../../../shared/features/notes/snippets/schema.ts';

export const schema = SnippetRecord;
