const atOnce = 25;

/** Sends many messages concurrently: fast enough for ten thousand in one run of a Lambda. */
export async function sendAll<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce)
    await Promise.all(items.slice(from, from + atOnce).map(send));
}
