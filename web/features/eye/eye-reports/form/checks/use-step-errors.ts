import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { errorsOf, type StepKey, steps } from '../steps.ts';
import type { useEyeForm } from '../use-eye-form.ts';
import { findErrors } from './find-errors.ts';
import { progressOfSteps } from './step-progress.ts';

/** What is to be checked in a visit, by step. A step is looked at once it was left, all of them at saving. */
export function useStepErrors(eye: ReturnType<typeof useEyeForm>, hasChild: boolean) {
  const { form, today, refused } = eye;
  const values = useDeferredValue(form.values);
  const [left, setLeft] = useState<ReadonlySet<StepKey>>(new Set());
  const [isListed, setListed] = useState(false);
  const [isToBeFinished, setToBeFinished] = useState(false);
  const [wanted, setWanted] = useState<string>();
  const options = { today, isToBeFinished, hasChild };
  const found = useMemo(
    () => findErrors(values, { today, isToBeFinished, hasChild }),
    [values, today, isToBeFinished, hasChild],
  );
  const fromServer = refused.flatMap(path => (form.errors[path] ? [[path, form.errors[path]]] : []));
  const errors: Record<string, unknown> = { ...Object.fromEntries(fromServer), ...found };

  /** An error goes when its reason does, which may be in another field. */
  useEffect(() => {
    const gone = Object.keys(form.errors).filter(path => !(path in found) && !refused.includes(path));
    if (values === form.values) for (const path of gone) form.clearFieldError(path);
  });

  /** The errors of a step are shown at its fields once it is left. */
  function leave(step: StepKey): void {
    form.setErrors({ ...form.errors, ...errorsOf(step, findErrors(form.getValues(), options)) });
    setLeft(before => new Set([...before, step]));
  }

  function showAll(isFinishing: boolean): void {
    setLeft(new Set(steps));
    setToBeFinished(isFinishing);
    setListed(true);
  }

  /** Paths of what is wrong with the values of this moment, which the page may not have shown yet. */
  function pathsNow(isFinishing: boolean): string[] {
    return Object.keys(findErrors(form.getValues(), { today, isToBeFinished: isFinishing, hasChild }));
  }

  return {
    pathsNow,
    progress: progressOfSteps({ values, errors, left }),
    /** Listed above the form once saving was tried, until nothing is left of it. */
    listed: isListed ? errors : {},
    leave,
    showAll,
    /** Path of the field that was chosen in the list. */
    wanted,
    want: setWanted,
  };
}
