/**
 * Asks a worker one thing and ends it. It reads what a person chose, beside the page, which goes on answering
 * meanwhile.
 * @param maxMs how long it may take @returns undefined if it failed, 'late' if it took longer
 */
export function askWorker<Answer>(
  worker: Worker,
  question: unknown,
  maxMs: number,
): Promise<Answer | 'late' | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | 'late' | undefined>();
  worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
  worker.onerror = () => resolve(undefined);
  const late = setTimeout(() => resolve('late'), maxMs);
  worker.postMessage(question);
  return promise.finally(() => {
    clearTimeout(late);
    worker.terminate();
  });
}
