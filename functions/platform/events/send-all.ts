/** Requests to the queue at a time. */
const atOnce = 25;

/** Sends many messages: enough at once that ten thousand fit into one run of a Lambda. */
export async function sendAll<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce)
    await Promise.all(items.slice(from, from + atOnce).map(send));
}
