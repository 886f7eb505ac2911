import { expect, test } from 'vitest';
import { placeToasts } from '../../../web/ui/feedback/place-toasts.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 700 };
const bottomOf = ({ height }: typeof phone, lift: number) => height - 16 - lift;

function beside(
  window: typeof phone,
  [left, top, right, bottom]: [number, number, number, number],
  more: { toasts?: number; topBefore?: number } = {},
) {
  const { toasts = 60, topBefore = null } = more;
  return placeToasts({ window, toasts, dialog: { box: { left, top, right, bottom }, topBefore } });
}

test('toasts are at the lower edge of the window, above a bar', () => {
  expect(placeToasts({ window: desktop, toasts: 60 })).toEqual({ lift: 0, from: 0, to: 1280, room: null });
  const bar = { left: 0, top: 740, right: 1280, bottom: 800 };
  expect(placeToasts({ window: desktop, toasts: 60, bar }).lift).toBe(60);
});

test('toasts are below a dialog that leaves enough space there, for a stack of them too', () => {
  const box: Parameters<typeof beside>[1] = [420, 180, 860, 620];
  expect(beside(desktop, box)).toEqual({ lift: 0, from: 0, to: 1280, room: null });
  expect(beside(desktop, box, { toasts: 148 })).toEqual({ lift: 0, from: 0, to: 1280, room: null });
  expect(beside(desktop, box, { toasts: 149 })).toEqual({ lift: 0, from: 0, to: 420, room: null });
});

test('toasts are above a sheet at the lower edge of a phone', () => {
  const { lift, room } = beside(phone, [0, 200, 390, 700]);
  expect(room).toBeNull();
  expect(bottomOf(phone, lift)).toBe(76);
});

test('toasts are beside a high dialog or a panel, if they are not too narrow there', () => {
  expect(beside(desktop, [330, 40, 950, 760])).toEqual({ lift: 0, from: 0, to: 330, room: null });
  expect(beside(desktop, [800, 0, 1280, 800])).toEqual({ lift: 0, from: 0, to: 800, room: null });
  expect(beside(desktop, [0, 0, 400, 800])).toEqual({ lift: 0, from: 400, to: 1280, room: null });
});

test('a dialog that fills the window makes room above it, and keeps it until it closes', () => {
  const { lift, room } = beside(phone, [0, 0, 390, 700]);
  expect({ room, bottom: bottomOf(phone, lift) }).toEqual({ room: { height: 92, top: 0 }, bottom: 76 });
  expect(beside(phone, [0, 92, 390, 700], { topBefore: 0 })).toMatchObject({ room, lift });
  const stack = beside(phone, [0, 92, 390, 700], { topBefore: 0, toasts: 136 });
  expect(stack.room).toEqual({ height: 168, top: 0 });
  expect(beside(desktop, [250, 40, 1030, 760]).room).toEqual({ height: 92, top: 40 });
});
