import { findField } from './find-field.ts';

/** Longest wait for the step to be shown, in milliseconds: a slow phone may have to load it first. */
const longestWait = 10_000;
/** Somebody who goes on by themselves is not led any more. */
const ownActs = ['keydown', 'pointerdown'] as const;

interface SteppedForm<Step extends string> {
  /** Paths of the fields that keep the form from being saved. */
  paths: readonly string[];
  steps: readonly Step[];
  stepOf: (path: string) => Step;
  /** Shows a step. @param path the first of its fields that is wrong */
  show: (step: Step, path: string) => void;
  /** Contains the step that is shown, which says its name (`data-step`). */
  container: () => HTMLElement | null;
}

/** Shows the first step with a field that keeps the form from being saved, and focuses that field. */
export function leadToInvalid<Step extends string>(form: SteppedForm<Step>): void {
  const { paths, steps, stepOf, show, container } = form;
  const step = steps.find(one => paths.some(path => stepOf(path) === one));
  if (step === undefined) return;
  const ofStep = paths.filter(path => stepOf(path) === step);
  show(step, ofStep[0] ?? '');
  focusOnceShown(() => {
    const shown = container()?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    return shown ? findField(shown, ofStep) : null;
  });
}

/** A field that is still folded away takes no focus: it is tried at each frame. */
function focusOnceShown(find: () => HTMLElement | null): void {
  const wait = new AbortController();
  for (const act of ownActs)
    addEventListener(act, () => wait.abort(), { capture: true, signal: wait.signal });
  const last = performance.now() + longestWait;
  function look(): void {
    if (wait.signal.aborted) return;
    const field = find();
    field?.focus();
    if ((field && document.activeElement === field) || performance.now() > last) wait.abort();
    else requestAnimationFrame(look);
  }
  look();
}
