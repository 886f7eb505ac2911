import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** New values of URL parameters; null removes a parameter. */
export type UrlChanges = Record<string, string | null>;

/**
 * Queries of navigations that have not ended yet, oldest first, so that quick changes do not overwrite each
 * other.
 */
let pending: { path: string; queries: URLSearchParams[] } = { path: '', queries: [] };
/** Key of the last navigation that `removeEnded` has handled. */
let handledKey: string | undefined;

/** Removes ended navigations: all up to the query that is shown, or all if none of them has that query. */
function removeEnded(key: string, query: URLSearchParams): void {
  if (key === handledKey) return;
  handledKey = key;
  const shown = pending.queries.findIndex(sent => sent.toString() === query.toString());
  pending.queries.splice(0, shown < 0 ? pending.queries.length : shown + 1);
}

/** State in the query of the URL. Never put names or email addresses there. */
export function useUrlState() {
  const [query, setQuery] = useSearchParams();
  const { pathname: path, key } = useLocation();

  useEffect(() => removeEnded(key, query), [key, query]);

  return {
    query,
    /** Changes the query that the page has by now. Has no effect once another page is shown. */
    change: (changes: UrlChanges) => {
      if (window.location.pathname !== path) return;
      const waiting = pending.path === path ? pending.queries : [];
      const shown = new URLSearchParams(window.location.search);
      const after = applyChanges(waiting.at(-1) ?? shown, changes);
      pending = { path, queries: [...waiting, after] };
      setQuery(after, { replace: true, preventScrollReset: true });
    },
    link: (path: string, changes: UrlChanges) => {
      const search = applyChanges(query, changes).toString();
      return search === '' ? path : `${path}?${search}`;
    },
  };
}

/** URL parameters for the choices; null, which removes a parameter, for choices that are the default. */
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
