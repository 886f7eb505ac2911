/** Milliseconds to wait for the field at most, because slow phones may still have to load it. */
const longestWait = 10_000;
/** Events that end the wait, because they show that the user is doing something else. */
const ownActs = ['keydown', 'pointerdown'] as const;

/**
 * Focuses a field as soon as possible; retries every frame, for example while it is collapsed. Focuses the
 * field again if it is removed and shown again, for example by an earlier change of the step that arrives
 * late.
 */
export function focusOnceShown(find: () => HTMLElement | null | undefined): void {
  const wait = new AbortController();
  const { signal } = wait;
  for (const act of ownActs) addEventListener(act, () => wait.abort(), { capture: true, signal });
  const last = performance.now() + longestWait;
  let focused: HTMLElement | undefined;
  function look(): void {
    if (signal.aborted) return;
    if (!focused?.isConnected) {
      const field = find();
      field?.focus();
      focused = field && document.activeElement === field ? field : undefined;
    }
    if (performance.now() > last) wait.abort();
    else requestAnimationFrame(look);
  }
  look();
}
