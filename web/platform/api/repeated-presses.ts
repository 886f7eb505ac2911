/** Presses within this time count as one: a double-click, or Enter held down or pressed repeatedly. */
const restMs = 1_000;
/** Two clicks within this distance are on the same spot, because a finger moves between two taps. */
const sameSpotPx = 20;

interface Press {
  /** Time of the press in ms since the page was opened. */
  at: number;
  /** Whether Control was held; set only for the Enter key. */
  isWithControl?: boolean;
  /** Position of the press; set only for a click. */
  x?: number;
  y?: number;
}

let last: Press = { at: 0 };
let hasCreated = false;

/**
 * Ignores repetitions of a press that created something. The repetition can reach another element: the page
 * may have changed under the pointer, or the focus is on the button that opened the dialog. Enter with and
 * without Control are different presses: one goes to the next field, the other to the next step.
 */
export function followPresses(): void {
  window.addEventListener(
    'keydown',
    event => event.key === 'Enter' && follow(event, { isWithControl: event.ctrlKey || event.metaKey }),
    true,
  );
  window.addEventListener(
    'click',
    event => event.detail > 0 && follow(event, { x: event.clientX, y: event.clientY }),
    true,
  );
}

function follow(event: Event, press: Omit<Press, 'at'>): void {
  const at = event.timeStamp;
  const isRepeated = at - last.at < restMs && isSame(press, last);
  last = { at, ...press };
  hasCreated &&= isRepeated;
  if (!hasCreated) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isSame = (one: Omit<Press, 'at'>, other: Press) =>
  one.isWithControl === other.isWithControl &&
  Math.hypot((one.x ?? 0) - (other.x ?? 0), (one.y ?? 0) - (other.y ?? 0)) < sameSpotPx;

/** Stores whether the last press creates something; must be called with false after a failure. */
export function setPressCreates(creates: boolean): void {
  hasCreated = creates;
}
