import type { Locale } from '../../../shared/core/fields.ts';
import type { RichDocument } from '../../../shared/core/rich-document/schema.ts';
import type { EditorFieldProps } from './editor-field.tsx';

/** A merge field that can be inserted. */
export interface FieldChoice {
  name: string;
  label: string;
  group: string;
  /** What it says, where that is known. */
  value?: string | null;
}

/** A piece of text that can be inserted. */
export interface SnippetChoice {
  id: string;
  name: string;
  body: RichDocument;
}

/** The snippets of whoever writes. */
export interface DocumentSnippets {
  all: readonly SnippetChoice[];
  /** Keeps what is selected as a new one. */
  onKeep: (body: RichDocument) => void;
  onManage: () => void;
}

export interface DocumentFieldProps extends EditorFieldProps {
  /** What it is written in, where that is not the language of the page. */
  language?: Locale;
  /** Read once; null if empty. */
  value: RichDocument | null;
  fields: readonly FieldChoice[];
  /** Where a picture is shown from; without it, a text has no pictures. */
  urlOf?: (fileId: string) => Promise<string>;
  /** Without it, none are offered. */
  snippets?: DocumentSnippets | undefined;
  onChange: (value: RichDocument | null) => void;
}
