/** What is opened when it is first asked for, and then kept. */
export function memoizeAsync<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opening: Promise<Opened> | undefined;
  return () => {
    opening ??= open();
    return opening;
  };
}
