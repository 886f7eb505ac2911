import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnMissingChunk } from '../../web/app/reload-on-missing-chunk.ts';
import { stubBrowser } from '../support/stub-browser.ts';

const reload = vi.fn();
const assign = vi.fn();
let page: EventTarget;

/**
 * Reports to the page that a chunk (script file) could not be loaded. Returns false if the product handles
 * this by a reload, true if the error is thrown.
 */
function losePart(): boolean {
  return page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z') });
  stubBrowser();
  page = new EventTarget();
  vi.stubGlobal('location', { pathname: '/cases', search: '?status=archived', hash: '', reload, assign });
  vi.stubGlobal('window', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a missing script chunk reloads the page, but at most once a minute', () => {
  reloadOnMissingChunk(() => '/cases?status=archived');
  expect(losePart()).toBe(false);
  vi.advanceTimersByTime(59_999);
  expect(losePart()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(losePart()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the reload after a missing chunk opens the page to which the person was navigating', () => {
  reloadOnMissingChunk(() => '/timetable');
  expect(losePart()).toBe(false);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/timetable');
});

test('the reload after a missing chunk never leads to another site', () => {
  reloadOnMissingChunk(() => '//evil.example/x');
  expect(losePart()).toBe(false);
  expect(assign.mock.lastCall).toEqual(['/evil.example/x']);
});

test('without a network a missing chunk does not reload the page, because nothing could be shown then', () => {
  vi.stubGlobal('navigator', { onLine: false });
  reloadOnMissingChunk(() => '/cases?status=archived');
  expect(losePart()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  expect(losePart()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
