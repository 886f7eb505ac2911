/**
 * Returns a function to call whenever a wait begins or ends. A wait is shown after `leastMs` milliseconds, and
 * then for as long at least, so that nothing flickers.
 */
export function steadyShow(
  leastMs: number,
  show: () => void,
  hide: () => void,
): (isWaiting: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt: number | undefined;
  return isWaiting => {
    clearTimeout(timer);
    if (isWaiting === (shownAt !== undefined)) return;
    const remainingMs = Math.max(0, (shownAt ?? performance.now()) + leastMs - performance.now());
    timer = setTimeout(() => {
      shownAt = isWaiting ? performance.now() : undefined;
      if (isWaiting) show();
      else hide();
    }, remainingMs);
  };
}
