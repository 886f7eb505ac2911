import { findField } from './find-field.ts';
import { focusOnceShown } from './focus-once-shown.ts';

interface SteppedForm<Step extends string> {
  paths: readonly string[];
  steps: readonly Step[];
  stepOf: (path: string) => Step;
  /** Shows a step of the form. @param path first invalid field of the step */
  show: (step: Step, path: string) => void;
  /** Returns the element that contains the visible step, which has the attribute `data-step`. */
  container: () => HTMLElement | null;
}

/** Shows the first step with an invalid field, and focuses the field. */
export function leadToInvalid<Step extends string>(form: SteppedForm<Step>): void {
  const { paths, steps, stepOf, show, container } = form;
  const step = steps.find(name => paths.some(path => stepOf(path) === name));
  if (step === undefined) return;
  const ofStep = paths.filter(path => stepOf(path) === step);
  show(step, ofStep[0] ?? '');
  focusOnceShown(() => {
    const shown = container()?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    return shown ? findField(shown, ofStep) : null;
  });
}
