import { findField } from './find-field.ts';

/** Animation frames to wait for the step to render. */
const maxFrames = 10;

interface SteppedForm<Step extends string> {
  /** Paths of the fields that keep the form from being saved. */
  paths: readonly string[];
  steps: readonly Step[];
  stepOf: (path: string) => Step;
  /** Shows a step. @param path the first of its fields that is wrong */
  show: (step: Step, path: string) => void;
  /** Contains the fields of the step that is shown. */
  container: () => HTMLElement | null;
}

/** Shows the first step with a field that keeps the form from being saved, and focuses that field. */
export function leadToInvalid<Step extends string>(form: SteppedForm<Step>): void {
  const { paths, steps, stepOf, show, container } = form;
  const step = steps.find(one => paths.some(path => stepOf(path) === one));
  if (step === undefined) return;
  const ofStep = paths.filter(path => stepOf(path) === step);
  show(step, ofStep[0] ?? '');
  focusOnceShown(container, ofStep, maxFrames);
}

function focusOnceShown(container: () => HTMLElement | null, paths: readonly string[], frames: number): void {
  const field = findField(container(), paths);
  if (field) field.focus();
  else if (frames > 1) requestAnimationFrame(() => focusOnceShown(container, paths, frames - 1));
}
