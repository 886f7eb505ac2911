import { expect, test, vi } from 'vitest';
import { followPresses, setPressCreates } from '../../../web/platform/api/repeated-presses.ts';

const hands = new EventTarget();
vi.stubGlobal('window', hands);
followPresses();

/** Simulates a key press or click at a time in milliseconds. @returns whether the page gets it */
function press(at: number, { type = 'keydown', ...more }: Record<string, unknown> = {}): boolean {
  const event = Object.assign(new Event(String(type), { cancelable: true }), {
    key: 'Enter',
    ctrlKey: false,
    metaKey: false,
    ...more,
  });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return hands.dispatchEvent(event);
}
const click = (at: number, x: number, detail = 1) =>
  press(at, { type: 'click', clientX: x, clientY: 0, detail });

test('repeated presses of Enter count as one until there is a pause', () => {
  expect(press(10_000)).toBe(true);
  setPressCreates(true);
  expect([10_100, 11_000, 11_900].map(at => press(at))).toEqual([false, false, false]);
  expect(press(13_000)).toBe(true);
  expect(press(13_100)).toBe(true);
});

test('other keys, clicks elsewhere and clicks by keyboard do not count as repetitions of a press', () => {
  press(20_000);
  setPressCreates(true);
  expect(press(20_100, { key: 'a' })).toBe(true);
  expect(click(20_200, 0, 0)).toBe(true);
  expect(press(20_300)).toBe(false);
  expect(click(20_400, 0)).toBe(true);
});

test('Control+Enter does not count as a repetition of Enter', () => {
  press(25_000);
  setPressCreates(true);
  expect(press(25_100, { ctrlKey: true })).toBe(true);
  setPressCreates(true);
  expect(press(25_200, { metaKey: true })).toBe(false);
});

test('the second click of a double-click counts as a repetition, wherever this click lands', () => {
  expect(click(30_000, 100)).toBe(true);
  setPressCreates(true);
  expect(click(30_200, 105)).toBe(false);
  expect(click(30_300, 400)).toBe(true);
});

test('a press that created no record can be repeated immediately', () => {
  press(40_000);
  expect(press(40_100)).toBe(true);
  setPressCreates(true);
  setPressCreates(false);
  expect(press(40_200)).toBe(true);
});
