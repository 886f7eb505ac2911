import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { errorsOf, type StepKey, steps } from '../steps.ts';
import type { useEyeForm } from '../use-eye-form.ts';
import { findErrors } from './find-errors.ts';
import { progressOfSteps } from './step-progress.ts';

/** Errors of the visit form by step. Checks a step when the user leaves it, and all steps on saving. */
export function useStepErrors(eye: ReturnType<typeof useEyeForm>, hasChild: boolean) {
  const { form, today, refused } = eye;
  const values = useDeferredValue(form.values);
  const [left, setLeft] = useState<ReadonlySet<StepKey>>(new Set());
  const [isListed, setListed] = useState(false);
  const [isToBeFinished, setToBeFinished] = useState(false);
  const [target, setTarget] = useState<string>();
  const options = { today, isToBeFinished, hasChild };
  const found = useMemo(
    () => findErrors(values, { today, isToBeFinished, hasChild }),
    [values, today, isToBeFinished, hasChild],
  );
  const fromServer = refused.flatMap(path => (form.errors[path] ? [[path, form.errors[path]]] : []));
  const errors: Record<string, unknown> = { ...Object.fromEntries(fromServer), ...found };

  /** Removes errors that no longer apply, also after a change in another field. */
  useEffect(() => {
    const gone = Object.keys(form.errors).filter(path => !(path in found) && !refused.includes(path));
    if (values === form.values) for (const path of gone) form.clearFieldError(path);
  });

  function leave(step: StepKey): void {
    form.setErrors({ ...form.errors, ...errorsOf(step, findErrors(form.getValues(), options)) });
    setLeft(before => new Set([...before, step]));
  }

  function showAll(isFinishing: boolean): void {
    setLeft(new Set(steps));
    setToBeFinished(isFinishing);
    setListed(true);
  }

  /** Paths of the fields with errors in the form's latest values, even before these are rendered. */
  function pathsNow(isFinishing: boolean): string[] {
    return Object.keys(findErrors(form.getValues(), { today, isToBeFinished: isFinishing, hasChild }));
  }

  return {
    pathsNow,
    pathsIn: (step: StepKey): string[] => Object.keys(errorsOf(step, errors)),
    progress: progressOfSteps({ values, errors, left }),
    /** Errors to list above the form, from a failed save until all errors are resolved. */
    listed: isListed ? errors : {},
    leave,
    showAll,
    /** Path of the field that the user has chosen in the list of errors. */
    target,
    want: setTarget,
  };
}
