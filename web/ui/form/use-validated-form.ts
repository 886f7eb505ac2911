import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef } from 'react';
import type * as z from 'zod';
import { CallError } from '../../platform/api/call-error.ts';
import { fieldErrors } from './field-errors.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';

/** Creates a form validated by the API contract's schema; the server validates again. */
export function useValidatedForm<Values extends object>(
  initialValues: Values,
  schema: z.ZodType,
  toInput: (values: Values) => unknown,
  onInvalid?: (errors: Record<string, unknown>) => void,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const form: UseFormReturnType<Values> = useForm<Values>({
    initialValues,
    validate: values => fieldErrors(schema, toInput(values)) as never,
  });

  function showServerErrors(error: unknown): void {
    if (!(error instanceof CallError) || Object.keys(error.fields).length === 0) return;
    form.setErrors(error.fields as never);
    focusFirstInvalid(formRef.current);
  }

  const submit = (onValid: (values: Values) => void) =>
    form.onSubmit(onValid, errors => {
      focusFirstInvalid(formRef.current);
      onInvalid?.(errors);
    });

  return { form, node: formRef, submit, showRefusal: showServerErrors };
}
