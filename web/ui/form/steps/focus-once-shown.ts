/** Maximum wait for the field in milliseconds; slow phones may have to load the field first. */
const longestWait = 10_000;
/** Events that show that the user acts, which cancels the wait. */
const ownActs = ['keydown', 'pointerdown'] as const;

/** Focuses a field as soon as it can be focused; retries every frame while the field is collapsed. */
export function focusOnceShown(find: () => HTMLElement | null | undefined): void {
  const wait = new AbortController();
  const { signal } = wait;
  for (const act of ownActs) addEventListener(act, () => wait.abort(), { capture: true, signal });
  const last = performance.now() + longestWait;
  function look(): void {
    if (signal.aborted) return;
    const field = find();
    field?.focus();
    if ((field && document.activeElement === field) || performance.now() > last) wait.abort();
    else requestAnimationFrame(look);
  }
  look();
}
