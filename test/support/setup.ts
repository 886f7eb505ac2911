import { beforeEach, expect, vi } from 'vitest';

/** What a program complains of is a fault of the program: a test during which it does so fails. */
beforeEach(() => {
  const complain = vi.spyOn(console, 'error');
  return () => {
    const complaints = complain.mock.calls;
    complain.mockRestore();
    expect(complaints, 'console.error was called').toEqual([]);
  };
});
