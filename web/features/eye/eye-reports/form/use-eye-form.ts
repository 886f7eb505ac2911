import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { CallError } from '../../../../platform/api/call-error.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { todayIn } from '../../../../platform/i18n/today-in.ts';
import { findErrors } from './checks/find-errors.ts';
import type { EyeValues } from './eye-values.ts';
import { toFormPaths } from './validate-visit.ts';

export type EyeForm = UseFormReturnType<EyeValues>;

/**
 * Shows an error at a field. The form's own `setFieldError` ignores an error that the field had before its
 * text was set in the same event.
 */
export const showError = (form: EyeForm, path: string, error: string): void =>
  form.setErrors(current => ({ ...current, [path]: error }));

/** Form of a visit, validated by the API contract's schema and the limits of each field. */
export function useEyeForm(initialValues: EyeValues) {
  const today = todayIn(useSession().organization?.timeZone);
  const formRef = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<string[]>([]);
  const form = useForm<EyeValues>({ initialValues });

  /** Shows all current errors of the form; returns whether there are none. */
  function validate(isToBeFinished: boolean, hasChild = true): boolean {
    const errors = findErrors(form.getValues(), { today, isToBeFinished, hasChild });
    form.setErrors(errors);
    return Object.keys(errors).length === 0;
  }

  /** Shows the server's errors beside their fields; returns whether there are any. */
  function showServerErrors(error: unknown): boolean {
    if (!(error instanceof CallError)) return false;
    const fields = toFormPaths(error.fields);
    form.setErrors(fields);
    setRefused(Object.keys(fields));
    return Object.keys(fields).length > 0;
  }

  return { form, node: formRef, today, check: validate, refused, showRefusal: showServerErrors };
}
