import { beforeAll, beforeEach, expect, vi } from 'vitest';
import * as z from 'zod';

/** Makes each test fail in which `console.error` is called. */
beforeEach(() => {
  const complain = vi.spyOn(console, 'error');
  return () => {
    const complaints = complain.mock.calls;
    complain.mockRestore();
    expect(complaints, 'console.error was called').toEqual([]);
  };
});

/**
 * Keeps the zod settings of the pages after these were loaded in this test worker; nothing else may change
 * zod's settings. This file runs again for each test file of a worker.
 */
const ofWorker = globalThis as { webErrorMap?: ReturnType<typeof z.config>['customError'] };

beforeAll(() => {
  ofWorker.webErrorMap ??= z.config().customError;
  const isOfPages = expect.getState().testPath?.includes('/test/web/') ?? false;
  z.config({ customError: isOfPages ? ofWorker.webErrorMap : undefined });
});
