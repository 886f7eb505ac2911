/** Opens a resource on first use and keeps it. A failure is not kept, so the next call tries again. */
export function memoizeAsync<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opening: Promise<Opened> | undefined;
  return () => {
    if (opening) return opening;
    const attempt = Promise.resolve().then(open);
    opening = attempt;
    attempt.catch(() => {
      opening = undefined;
    });
    return attempt;
  };
}
