/** A press within this distance of its start is a click; a finger or a mouse can move a little. */
const sameSpotPx = 20;

interface Press {
  control: Element;
  x: number;
  y: number;
  /** Position of the control in the window when it was pressed. */
  left: number;
  top: number;
}

/**
 * Passes a click on to the control that was pressed if the control moved away from under the pointer.
 * Pressing a button leaves the field that has the focus, which can add or remove a note above the button.
 */
export function followMovedControls(): void {
  let press: Press | null = null;
  window.addEventListener(
    'mousedown',
    ({ target, clientX, clientY }) => {
      const control = target instanceof Element ? target.closest('button, a[href], label') : null;
      press = control && { control, x: clientX, y: clientY, ...placeOf(control) };
    },
    true,
  );
  window.addEventListener(
    'click',
    event => {
      const pressed = press;
      press = null;
      if (!pressed || !isMissed(event, pressed)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed.control.dispatchEvent(new MouseEvent('click', event));
    },
    true,
  );
}

function isMissed({ target, clientX, clientY }: MouseEvent, { control, x, y, left, top }: Press): boolean {
  const place = placeOf(control);
  return (
    control.isConnected &&
    target instanceof Node &&
    !control.contains(target) &&
    target.contains(control) &&
    (place.left !== left || place.top !== top) &&
    Math.hypot(clientX - x, clientY - y) < sameSpotPx
  );
}

const placeOf = (control: Element) => {
  const { left, top } = control.getBoundingClientRect();
  return { left, top };
};
