import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** What of an address changes; null takes it out, and what is not named stays. */
export type UrlChanges = Record<string, string | null>;

/** What was asked for and has not been reached: whoever changes two things in a row changes the second of that. */
let pending: { path: string; query: URLSearchParams } | undefined;

/** What stands behind the path, and how to change a part of it. Names and emails never go there. */
export function useUrlState() {
  const [query, setQuery] = useSearchParams();
  const { pathname: path, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place reached has a key of its own
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
    /** The same page with something changed, for links. */
    link: (path: string, changes: UrlChanges) => {
      const search = applyChanges(query, changes).toString();
      return search === '' ? path : `${path}?${search}`;
    },
  };
}

/** Changes of choices as an address says them: what is usual, or nothing, is left out of it. */
export function nonDefaultParams<Choices extends object>(changes: Partial<Choices>, defaults: Choices): UrlChanges {
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
