import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** New values of URL parameters; null removes a parameter. */
export type UrlChanges = Record<string, string | null>;

/**
 * Queries of navigations that have not ended yet, oldest first, kept so that changes in quick succession do
 * not overwrite each other.
 */
let pending: { path: string; queries: URLSearchParams[] } = { path: '', queries: [] };
/** Key of the navigation that `pending` was last compared with. */
let handledKey: string | undefined;

/** Removes the navigations that have ended: those up to the shown query; all if the shown query is another. */
function removeEnded(key: string, query: URLSearchParams): void {
  if (key === handledKey) return;
  handledKey = key;
  const shown = pending.queries.findIndex(sent => sent.toString() === query.toString());
  pending.queries.splice(0, shown < 0 ? pending.queries.length : shown + 1);
}

/** State that is kept in the query of the URL. Never put names or emails there. */
export function useUrlState() {
  const [query, setQuery] = useSearchParams();
  const { pathname: path, key } = useLocation();

  useEffect(() => removeEnded(key, query), [key, query]);

  return {
    query,
    change: (changes: UrlChanges) => {
      const waiting = pending.path === path ? pending.queries : [];
      const after = applyChanges(waiting.at(-1) ?? query, changes);
      pending = { path, queries: [...waiting, after] };
      setQuery(after, { replace: true, preventScrollReset: true });
    },
    link: (path: string, changes: UrlChanges) => {
      const search = applyChanges(query, changes).toString();
      return search === '' ? path : `${path}?${search}`;
    },
  };
}

/** URL parameters that differ from the defaults; the others become null. */
export function nonDefaultParams<Choices extends object>(
  changes: Partial<Choices>,
  defaults: Choices,
): UrlChanges {
  const params = Object.entries(changes).map(([name, value]) => [
    name,
    value === null || value === defaults[name as keyof Choices] ? null : String(value),
  ]);
  return Object.fromEntries(params);
}

function applyChanges(before: URLSearchParams, changes: UrlChanges): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) after.delete(name);
    else after.set(name, value);
  }
  return after;
}
