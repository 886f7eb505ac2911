const bars = /^(sticky|fixed)$/;
/** Height in pixels of the bottom area of the window in which toasts appear. */
const shownIn = 140;

/** Height in pixels of the controls at the bottom of the window: a sticky bar, or the buttons of a dialog. */
export function barBelow(): number {
  const { innerHeight, innerWidth } = window;
  const below = document.elementsFromPoint(innerWidth / 2, innerHeight - 8);
  const bar = below.find(
    element =>
      bars.test(getComputedStyle(element).position) &&
      !element.closest('[role="dialog"], [role="alert"]') &&
      element.clientHeight < innerHeight / 3,
  );
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])].map(button =>
    button.getBoundingClientRect(),
  );
  const tops = [...(bar ? [bar.getBoundingClientRect()] : []), ...buttons]
    .filter(({ bottom, height }) => height > 0 && bottom > innerHeight - shownIn && bottom <= innerHeight)
    .map(({ top }) => top);
  return tops.length === 0 ? 0 : Math.max(0, innerHeight - Math.min(...tops));
}
