import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef } from 'react';
import { CallError } from '../../../../platform/api/call-error.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { todayIn } from '../../../../platform/i18n/today-in.ts';
import type { EyeValues } from './eye-values.ts';
import { type StepKey, stepOf } from './steps.ts';
import { toFormPaths, validateVisit } from './validate-visit.ts';

export type EyeForm = UseFormReturnType<EyeValues>;

/** A visit form, validated by the contract's schema and the limits of each field. */
export function useEyeForm(initialValues: EyeValues) {
  const today = todayIn(useSession().organization?.timeZone);
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm<EyeValues>({ initialValues });

  /** Shows the errors; returns the first step with one, or null. */
  function validate(): StepKey | null {
    const problems = validateVisit(form.getValues(), today);
    form.setErrors(problems);
    return stepOf(Object.keys(problems));
  }

  /** Shows the server's field errors. */
  function showServerErrors(error: unknown): StepKey | null {
    if (!(error instanceof CallError)) return null;
    const fields = toFormPaths(error.fields);
    form.setErrors(fields);
    return stepOf(Object.keys(fields));
  }

  return { form, node: formRef, today, check: validate, showRefusal: showServerErrors };
}
