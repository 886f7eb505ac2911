import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Takes a tab that does not exist, or is not for the reader, out of the address. */
export function useCorrectedTab(current: string | undefined): void {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab');
  const isWrong = tab !== null && tab !== current;

  useEffect(() => {
    if (!isWrong) return;
    const others = (before: URLSearchParams) => {
      before.delete('tab');
      return before;
    };
    setSearch(others, { replace: true, preventScrollReset: true });
  }, [isWrong, setSearch]);
}
