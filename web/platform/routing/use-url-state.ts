import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** New values of URL parameters; null removes a parameter. */
export type UrlChanges = Record<string, string | null>;

/** The navigation that has not ended yet, kept so that two changes in a row do not overwrite each other. */
let pending: { path: string; query: URLSearchParams } | undefined;

/** State that is kept in the query of the URL. Never put names or emails there. */
export function useUrlState() {
  const [query, setQuery] = useSearchParams();
  const { pathname: path, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a new key
  useEffect(() => {
    pending = undefined;
  }, [key]);

  return {
    query,
    change: (changes: UrlChanges) => {
      const after = applyChanges(pending?.path === path ? pending.query : query, changes);
      pending = { path, query: after };
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
