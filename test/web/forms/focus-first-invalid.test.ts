import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusFirstInvalid } from '../../../web/ui/form/focus-first-invalid.ts';

/** A fake browser that draws a frame every 16 ms, with one field and with key presses. */
const browser = { activeElement: null as unknown, acts: new EventTarget(), frames: 0 };
const field = { focus: () => Object.assign(browser, { activeElement: field }) };
/** A fake form that shows its error only after it was checked this many times. */
const formAfter = (looks: number) => {
  let left = looks;
  return { querySelector: () => (left-- > 0 ? null : field) } as unknown as HTMLElement;
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(browser, { activeElement: null, acts: new EventTarget(), frames: 0 });
  vi.stubGlobal('document', browser);
  vi.stubGlobal('addEventListener', browser.acts.addEventListener.bind(browser.acts));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    browser.frames += 1;
    return setTimeout(draw, 16);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the first invalid field is focused even if it is shown only after many frames', () => {
  focusFirstInvalid(formAfter(100));
  vi.advanceTimersByTime(1_000);
  expect(browser.activeElement).toBeNull();
  vi.advanceTimersByTime(1_000);
  expect(browser.activeElement).toBe(field);
});

test('a key press before the error appears prevents the invalid field from being focused', () => {
  focusFirstInvalid(formAfter(100));
  vi.advanceTimersByTime(1_000);
  browser.acts.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(2_000);
  expect(browser.activeElement).toBeNull();
});

test('waiting for an invalid field to focus ends after some time', () => {
  focusFirstInvalid(formAfter(Number.POSITIVE_INFINITY));
  vi.advanceTimersByTime(11_000);
  const { frames } = browser;
  vi.advanceTimersByTime(5_000);
  expect([browser.frames, browser.activeElement]).toEqual([frames, null]);
});
