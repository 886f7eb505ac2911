import { Input, Skeleton } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import type { DocumentFieldProps } from './document-field-props.ts';

const Editor = lazy(() => import('./document-editor.tsx'));

const editorHeight = 320;

/** A document with headings, lists, tables, pictures and merge fields. The editor is loaded when first shown. */
export function DocumentField(props: DocumentFieldProps) {
  const { label, description, language, required, error, value, fields, urlOf, onChange } = props;
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
          language={language}
          {...{ value, fields, onChange, ...(urlOf && { urlOf }) }}
          labelledBy={`${id}-label`}
          describedBy={message ? `${id}-error` : undefined}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
