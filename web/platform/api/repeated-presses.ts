/** Longest pause within one press: a double-click, or Enter held down or pressed again and again. */
const restMs = 1_000;
/** How far a finger moves between two taps. */
const sameSpotPx = 20;
/** Place of what is pressed by Enter, far from every click. */
const nowhere = -1_000;

let last = { at: 0, x: 0, y: 0 };
let hasCreated = false;

/**
 * Ignores presses that repeat one that created something, wherever they land: the page may have changed under the
 * hand, and the focus may be back at the button that opened the dialog.
 */
export function followPresses(): void {
  window.addEventListener('keydown', event => event.key === 'Enter' && follow(event, nowhere, nowhere), true);
  window.addEventListener(
    'click',
    event => event.detail > 0 && follow(event, event.clientX, event.clientY),
    true,
  );
}

function follow(event: Event, x: number, y: number): void {
  const { timeStamp: at } = event;
  const isRepeated = at - last.at < restMs && Math.hypot(x - last.x, y - last.y) < sameSpotPx;
  last = { at, x, y };
  hasCreated &&= isRepeated;
  if (!hasCreated) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Tells whether the last press creates something; false also after a failure. */
export function setPressCreates(creates: boolean): void {
  hasCreated = creates;
}
