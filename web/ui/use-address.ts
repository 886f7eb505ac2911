import { useSearchParams } from 'react-router';

/** What of an address changes; null takes it out, and what is not named stays. */
export type AddressChanges = Record<string, string | null>;

/** What stands behind the path, and how to change a part of it. Names and emails never go there. */
export function useAddress() {
  const [query, setQuery] = useSearchParams();
  return {
    query,
    change: (changes: AddressChanges) =>
      setQuery(before => changed(before, changes), { replace: true, preventScrollReset: true }),
    /** The same page with something changed, for links. */
    link: (path: string, changes: AddressChanges) => {
      const search = changed(query, changes).toString();
      return search === '' ? path : `${path}?${search}`;
    },
  };
}

function changed(before: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) after.delete(name);
    else after.set(name, value);
  }
  return after;
}
