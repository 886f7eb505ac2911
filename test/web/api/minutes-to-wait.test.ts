import { expect, test } from 'vitest';
import { CallError, errorFromResponse } from '../../../web/platform/api/call-error.ts';
import { minutesToWait } from '../../../web/platform/api/rate-limit-wait.ts';

test('the page of a family says after how many minutes it can be opened or sent again, if requests are limited', () => {
  expect(minutesToWait(errorFromResponse(429, { message: 'Too Many Requests' }, '61'))).toBe(2);
  expect(minutesToWait(errorFromResponse(429, undefined))).toBe(1);
  for (const other of [new CallError('network.failed', 0), new Error('?'), undefined])
    expect(minutesToWait(other)).toBeUndefined();
});
