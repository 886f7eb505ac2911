import { Input, Skeleton } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import { setMarkupSanitizer } from '../theme/trusted-types.ts';

/** Wraps an editor that loads, together with the sanitizer of pasted HTML, when it is first shown. */
export const lazyEditor = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const [editor, { default: DOMPurify }] = await Promise.all([load(), import('dompurify')]);
    setMarkupSanitizer(markup => DOMPurify.sanitize(markup));
    return editor;
  });

export interface EditorFieldProps {
  label: ReactNode;
  description?: ReactNode;
  required?: boolean;
  /** I18n key of the error to show. */
  error?: unknown;
}

export interface EditorIds {
  labelledBy: string;
  describedBy: string | undefined;
}

interface FrameProps extends EditorFieldProps {
  /** Height in pixels of the placeholder while the editor loads. */
  height: number;
  editor: (ids: EditorIds) => ReactNode;
  children?: ReactNode;
}

export function EditorField({ label, description, required, error, height, editor, children }: FrameProps) {
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
      <Suspense fallback={<Skeleton height={height} radius="md" />}>
        {editor({ labelledBy: `${id}-label`, describedBy: message ? `${id}-error` : undefined })}
      </Suspense>
      {children}
    </Input.Wrapper>
  );
}
