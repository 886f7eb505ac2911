/**
 * Sends a web worker one request and terminates the worker, so that parsing does not block the page.
 * @param maxMs time limit
 * @returns undefined if the request failed, 'late' if it took too long
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
