import type { Locale } from '../../../shared/core/fields.ts';
import type { RichDocument } from '../../../shared/core/rich-document/schema.ts';
import type { EditorFieldProps } from './editor-field.tsx';

export interface FieldChoice {
  name: string;
  label: string;
  group: string;
  /** Value of the merge field, if it is known. */
  value?: string | null;
}

export interface SnippetChoice {
  id: string;
  name: string;
  body: RichDocument;
}

export interface DocumentSnippets {
  all: readonly SnippetChoice[];
  /** Saves the selected text as a new snippet. */
  onKeep: (body: RichDocument) => void;
  onManage: () => void;
}

export interface DocumentFieldProps extends EditorFieldProps {
  /** Language of the text, if it differs from the page language. */
  language?: Locale;
  /** Content when the editor opens; the editor ignores later changes. Null if empty. */
  value: RichDocument | null;
  fields: readonly FieldChoice[];
  /** Returns the URL of a picture; if undefined, the document can have no pictures. */
  urlOf?: (fileId: string) => Promise<string>;
  /** Snippets to insert; if undefined, none are offered. */
  snippets?: DocumentSnippets | undefined;
  onChange: (value: RichDocument | null) => void;
}
