import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideFailuresOfLeftPage, showFailed } from '../../web/ui/feedback/show-toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
});

const shown = () => notificationsStore.getState().notifications.map(({ id }) => id);

test('a failure that was just shown when the page changes goes once it could be read', () => {
  showFailed('You can only rate your own activities');
  vi.advanceTimersByTime(1_000);
  hideFailuresOfLeftPage();
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(3_000);
  expect(shown()).toEqual([]);
});

test('a failure that happens again on the new page stays', () => {
  showFailed('The page couldn’t be loaded');
  hideFailuresOfLeftPage();
  vi.advanceTimersByTime(2_000);
  showFailed('The page couldn’t be loaded');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toHaveLength(1);
});

test('a failure that could be read goes at once when the page changes', () => {
  showFailed('The page couldn’t be loaded');
  vi.advanceTimersByTime(4_000);
  hideFailuresOfLeftPage();
  expect(shown()).toEqual([]);
});
