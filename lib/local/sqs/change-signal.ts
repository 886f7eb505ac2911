/** Wakes up waiting callers after a change. */
export function createChangeSignal() {
  const sleepers = new Set<() => void>();

  return {
    announce() {
      for (const wake of [...sleepers]) wake();
    },
    /** Resolves at the next announcement, or after some milliseconds at the latest. */
    nextChange: (milliseconds: number) =>
      new Promise<void>(resolve => {
        const wake = () => {
          clearTimeout(timer);
          sleepers.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        sleepers.add(wake);
      }),
  };
}
