import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { isSame } from '../../../../../shared/core/documents/is-same.ts';
import { CaseFields } from '../../../../../shared/features/cases/cases/schema.ts';
import { CallError } from '../../../../platform/api/call-error.ts';
import { fieldErrors } from '../../../../ui/form/field-errors.ts';
import { focusFirstInvalid } from '../../../../ui/form/focus-first-invalid.ts';
import { useAge } from '../use-age.ts';
import { type CaseValues, toFields } from './case-values.ts';

export type CaseForm = UseFormReturnType<CaseValues>;

/**
 * Form of a case, validated by the API contract's schema; the server validates again.
 * @param draft restored values, which count as unsaved changes
 */
export function useCaseForm(initialValues: CaseValues, draft: CaseValues = initialValues) {
  const { today } = useAge();
  const formRef = useRef<HTMLFormElement>(null);
  const [baseline, setBaseline] = useState(initialValues);
  const form = useForm<CaseValues>({ initialValues: draft, validate: values => errorsOf(values, today) });
  const isFieldChanged = (name: keyof CaseValues) => !isSame(form.values[name], baseline[name]);
  const isChanged = (Object.keys(baseline) as (keyof CaseValues)[]).some(isFieldChanged);

  function resetTo(values: CaseValues): void {
    setBaseline(values);
    form.setInitialValues(values);
    form.reset();
  }

  /** Shows the server's errors beside their fields; returns whether there were any. */
  function showServerErrors(error: unknown): boolean {
    if (!(error instanceof CallError) || Object.keys(error.fields).length === 0) return false;
    form.setErrors(error.fields);
    focusFirstInvalid(formRef.current);
    return true;
  }

  const submit = (onValid: (values: CaseValues) => void) =>
    form.onSubmit(onValid, () => focusFirstInvalid(formRef.current));

  return {
    form,
    node: formRef,
    isChanged,
    isFieldChanged,
    submit,
    showRefusal: showServerErrors,
    restart: resetTo,
  };
}

function errorsOf(values: CaseValues, today: string): Record<string, string> {
  const isInFuture = values.birthDate > today;
  return {
    ...(isInFuture && { birthDate: 'validation.future_date' }),
    ...fieldErrors(CaseFields, toFields(values)),
  };
}
