import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef } from 'react';
import { CallError } from '../../../../platform/api/call-error.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { todayIn } from '../../../../platform/i18n/today-in.ts';
import { validateVisit, toFormPaths } from './eye-problems.ts';
import type { EyeValues } from './eye-values.ts';
import { type StepKey, stepOf } from './steps.ts';

export type EyeForm = UseFormReturnType<EyeValues>;

/** A visit's form: checked by the contract's own schema and the limits of each field. */
export function useEyeForm(initialValues: EyeValues) {
  const today = todayIn(useSession().organization?.timeZone);
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm<EyeValues>({ initialValues });

  /** Shows what is wrong; says in which step the first of it is, or null where all is right. */
  function validate(): StepKey | null {
    const problems = validateVisit(form.getValues(), today);
    form.setErrors(problems);
    return stepOf(Object.keys(problems));
  }

  /** Shows what the server has against it. */
  function showServerErrors(error: unknown): StepKey | null {
    if (!(error instanceof CallError)) return null;
    const fields = toFormPaths(error.fields);
    form.setErrors(fields);
    return stepOf(Object.keys(fields));
  }

  return { form, node: formRef, today, check: validate, showRefusal: showServerErrors };
}
