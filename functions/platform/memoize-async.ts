/** Runs an async function on the first call and caches its promise. */
export function memoizeAsync<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opening: Promise<Opened> | undefined;
  return () => {
    opening ??= open();
    return opening;
  };
}
