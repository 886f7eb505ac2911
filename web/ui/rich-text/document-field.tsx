import { Input, Skeleton } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import type { RichDocument } from '../../../shared/core/rich-document/schema.ts';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';

const Editor = lazy(() => import('./document-editor.tsx'));

const editorHeight = 320;

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

/** A document with headings, lists, tables, pictures and merge fields. The editor is loaded when first shown. */
export function DocumentField(props: DocumentFieldProps) {
  const { label, description, required, error, value, fields, urlOf, onChange } = props;
  const id = useId();
  const message = useFieldError()(error);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      withAsterisk={required}
      error={message}
      errorProps={{ id: `${id}-error` }}
    >
      <Suspense fallback={<Skeleton height={editorHeight} radius="md" />}>
        <Editor
          {...{ value, fields, urlOf, onChange }}
          labelledBy={`${id}-label`}
          describedBy={message ? `${id}-error` : undefined}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
