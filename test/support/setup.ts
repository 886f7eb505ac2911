import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
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

/** Files of a worker share its globals. */
afterAll(() => void vi.unstubAllGlobals());

/**
 * The zod settings that pages set once when they are loaded in this test worker. This file runs for each test
 * file, so it applies them again for tests of pages and removes them for all others.
 */
const ofWorker = globalThis as { webErrorMap?: ReturnType<typeof z.config>['customError'] };

beforeAll(() => {
  ofWorker.webErrorMap ??= z.config().customError;
  const isOfPages = expect.getState().testPath?.includes('/test/web/') ?? false;
  z.config({ customError: isOfPages ? ofWorker.webErrorMap : undefined });
});
