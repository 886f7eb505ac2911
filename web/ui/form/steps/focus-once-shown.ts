/** Maximum wait for a field in milliseconds; slow phones may have to load it first. */
const longestWait = 10_000;
/** User actions that cancel the wait. */
const ownActs = ['keydown', 'pointerdown'] as const;

/** Focuses a field once it is focusable; retries every frame while it is collapsed. */
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
