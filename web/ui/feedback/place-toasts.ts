type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

interface Surroundings {
  window: { width: number; height: number };
  /** Height of all visible toasts in pixels. */
  toasts: number;
  /** A bar at the lower edge of the window. */
  bar?: Box | undefined;
  /** The dialog on top, and its upper edge before it made room; null if it has not. */
  dialog?: { box: Box; topBefore: number | null } | undefined;
}

export interface ToastPlace {
  /** Pixels by which toasts are above their usual place at the lower edge of the window. */
  lift: number;
  /** Left and right edge of the part of the window in whose middle toasts are, in pixels. */
  from: number;
  to: number;
  /** The dialog must leave `height` pixels free above it, and `top` pixels below it; null if it need not. */
  room: { height: number; top: number } | null;
}

/** Distance in pixels between toasts and what is around them. */
const margin = 16;
/** Least height in pixels for which room is made: that of one toast with one line. */
const minHeight = 48;
/** Least width of toasts in pixels. */
const minWidth = 280;

/**
 * Places toasts so that they cover neither a bar nor the dialog: below, above or beside the dialog. If it fills
 * the window, it makes room above it, until it closes, because its buttons are at its lower end.
 */
export function placeToasts({ window: { width, height }, toasts, bar, dialog }: Surroundings): ToastPlace {
  const usual: ToastPlace = { lift: 0, from: 0, to: width, room: null };
  if (!dialog) return { ...usual, lift: bar ? height - bar.top : 0 };
  const { box, topBefore } = dialog;
  const needed = Math.max(minHeight, toasts) + 2 * margin;
  const above = { ...usual, lift: height - needed };
  const neededBeside = minWidth + 2 * margin;
  const makeRoom = (top: number): ToastPlace => ({ ...above, room: { height: needed, top } });
  if (topBefore !== null) return makeRoom(topBefore);
  if (height - box.bottom >= needed) return usual;
  if (box.top >= needed) return above;
  if (box.left >= neededBeside) return { ...usual, to: box.left };
  if (width - box.right >= neededBeside) return { ...usual, from: box.right };
  return makeRoom(box.top);
}
