/** A signal that code can wait for, with a timeout. */
export function createChangeSignal() {
  const sleepers = new Set<() => void>();

  return {
    announce() {
      for (const wake of [...sleepers]) wake();
    },
    /** Resolves at the next call of `announce`, or after this many milliseconds. */
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
