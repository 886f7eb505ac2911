import type { ReactNode } from 'react';
import type { RichDocument } from '../../../shared/core/rich-document/schema.ts';

/** A merge field that can be inserted. */
export interface FieldChoice {
  name: string;
  label: string;
  group: string;
  /** What it says, where that is known. */
  value?: string | null;
}

export interface DocumentFieldProps {
  label: ReactNode;
  description?: ReactNode;
  required?: boolean;
  /** Read once; null if empty. */
  value: RichDocument | null;
  /** I18n key of the error message. */
  error?: unknown;
  fields: readonly FieldChoice[];
  /** Where a picture is shown from. */
  urlOf: (fileId: string) => Promise<string>;
  onChange: (value: RichDocument | null) => void;
}
