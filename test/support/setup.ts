import { beforeAll, beforeEach, expect, vi } from 'vitest';
import * as z from 'zod';

/** A test during which `console.error` is called fails. */
beforeEach(() => {
  const complain = vi.spyOn(console, 'error');
  return () => {
    const complaints = complain.mock.calls;
    complain.mockRestore();
    expect(complaints, 'console.error was called').toEqual([]);
  };
});

/** What the pages tell zod, once they have been loaded in this worker; nothing else may be told by it. This file is run anew for each file of a worker. */
const ofWorker = globalThis as { webErrorMap?: ReturnType<typeof z.config>['customError'] };

beforeAll(() => {
  ofWorker.webErrorMap ??= z.config().customError;
  const isOfPages = expect.getState().testPath?.includes('/test/web/') ?? false;
  z.config({ customError: isOfPages ? ofWorker.webErrorMap : undefined });
});
