import { useState } from 'react';

export interface Outcome<Item, Result> {
  item: Item;
  result?: Result;
  error?: unknown;
}

/**
 * Processes items one by one; a failure does not stop the others and can be retried.
 * @param keyOf identifies an item, so that the result of a retry replaces the earlier result
 */
export function useEach<Item, Result>(
  act: (item: Item) => Promise<Result>,
  keyOf: (item: Item) => string,
  after: () => Promise<void>,
) {
  const [outcomes, setOutcomes] = useState<Outcome<Item, Result>[]>();
  const [isRunning, setRunning] = useState(false);
  const [done, setDone] = useState(0);

  async function start(items: readonly Item[]): Promise<void> {
    setRunning(true);
    setDone(0);
    const results: Outcome<Item, Result>[] = [];
    for (const item of items) {
      results.push(await attempt(item));
      setDone(results.length / items.length);
    }
    const again = new Set(items.map(keyOf));
    setOutcomes((before = []) => [...before.filter(({ item }) => !again.has(keyOf(item))), ...results]);
    setRunning(false);
    await after();
  }

  async function attempt(item: Item): Promise<Outcome<Item, Result>> {
    try {
      return { item, result: await act(item) };
    } catch (error) {
      return { item, error };
    }
  }

  const failed = outcomes?.flatMap(({ item, result }) => (result === undefined ? [item] : [])) ?? [];
  return { outcomes, failed, isRunning, done, start, retry: () => start(failed) };
}
