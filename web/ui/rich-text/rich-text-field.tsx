import { Input, Skeleton } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import type { RichText } from '../../../shared/core/rich-text.ts';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';

const Editor = lazy(() => import('./rich-text-editor.tsx'));

const editorHeight = 164;

interface RichTextFieldProps {
  label: ReactNode;
  description?: ReactNode;
  required?: boolean;
  /** Null if empty. */
  value: RichText | null;
  /** I18n key of the error message. */
  error?: unknown;
  onChange: (value: RichText | null) => void;
}

/** Rich text field. The editor is loaded when first shown. */
export function RichTextField({ label, description, required, value, error, onChange }: RichTextFieldProps) {
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
          value={value}
          onChange={onChange}
          labelledBy={`${id}-label`}
          describedBy={message ? `${id}-error` : undefined}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
