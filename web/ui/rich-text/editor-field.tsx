import { Input, Skeleton } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';

/** What a field has around its editor. */
export interface EditorFieldProps {
  label: ReactNode;
  description?: ReactNode;
  required?: boolean;
  /** I18n key of the error message. */
  error?: unknown;
}

/** Ids of the elements that name and describe an editor. */
export interface EditorIds {
  labelledBy: string;
  describedBy: string | undefined;
}

interface FrameProps extends EditorFieldProps {
  /** Of the editor while it is loaded, in pixels. */
  height: number;
  /** A lazy one. */
  editor: (ids: EditorIds) => ReactNode;
  children?: ReactNode;
}

/** Label, description and error around an editor that is loaded when first shown. */
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
