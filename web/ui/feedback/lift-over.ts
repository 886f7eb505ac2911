type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right' | 'height'>;

/** Height in pixels of the area in which a single toast appears. */
const minHeight = 140;
/** Distance in pixels between toasts and what is below and above them. */
const margin = 16;
/** Width of the toasts in pixels. */
const toastWidth = 520;

/**
 * Distance in pixels by which toasts in the middle of the lower edge are raised, so that they cover none of
 * the controls. If there is no room in the lower half of the window, clears only the lowest controls.
 * @param toasts height of all toasts in pixels
 */
export function liftOver(
  controls: readonly Box[],
  { width, height }: { width: number; height: number },
  toasts: number,
): number {
  const isBelowToasts = ({ left, right }: Box) =>
    right > (width - toastWidth) / 2 && left < (width + toastWidth) / 2;
  const inTheWay = controls
    .filter(box => box.height > 0 && box.bottom <= height && isBelowToasts(box))
    .sort((one, other) => other.bottom - one.bottom);
  const area = Math.max(minHeight, toasts + 2 * margin);
  const lift = inTheWay.reduce((raised, { top, bottom }) => {
    const isCovered = bottom > height - raised - area && top < height - raised;
    return isCovered ? Math.max(raised, height - top) : raised;
  }, 0);
  const lowest = inTheWay.filter(({ bottom }) => bottom > height - minHeight);
  return lift <= height / 2 ? lift : height - Math.min(height, ...lowest.map(({ top }) => top));
}
