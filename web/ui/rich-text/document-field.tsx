import { Input, Skeleton } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { documentText } from '../../../shared/core/rich-document/document-text.ts';
import type { RichDocument } from '../../../shared/core/rich-document/schema.ts';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import { FieldNote } from '../form/field-note.tsx';
import { usePrintingWarning } from '../form/use-printing-warning.ts';
import styles from './document-field.module.css';
import type { DocumentFieldProps } from './document-field-props.ts';

const Editor = lazy(() => import('./document-editor.tsx'));

const editorHeight = 320;

/**
 * A document with headings, lists, tables, pictures and merge fields. The editor is loaded when first shown.
 * Characters that cannot be printed are told while one types.
 */
export function DocumentField(props: DocumentFieldProps) {
  const { label, description, language, required, error, value, fields, urlOf, snippets, onChange } = props;
  const id = useId();
  const message = useFieldError()(error);
  const [written, setWritten] = useState(value);
  const printing = usePrintingWarning(textOf(useDeferredValue(written)));
  const change = (document: RichDocument | null) => {
    setWritten(document);
    onChange(document);
  };
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
          language={language}
          {...{ value, fields, onChange: change, snippets, ...(urlOf && { urlOf }) }}
          labelledBy={`${id}-label`}
          describedBy={message ? `${id}-error` : undefined}
        />
      </Suspense>
      <div role="status" className={styles.printing}>
        {printing && <FieldNote note={{ ...printing, isError: false }} />}
      </div>
    </Input.Wrapper>
  );
}

const textOf = (document: RichDocument | null) => (document ? documentText(document) : '');
