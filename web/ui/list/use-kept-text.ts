import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { queryClient } from '../../platform/api/query-client.ts';

const keptMs = 12 * 3_600_000;

const keyOf = (place: string) => ['list', 'text', place];

/**
 * A search text that is there again on the way back to the page. It is kept in memory only: neither the address
 * nor the browser's history may hold a name. A link with the state `isAfresh`, as the sidebar has, clears it.
 */
export function useKeptText(): [string, (text: string) => void] {
  const { key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isAfresh = !isBack && (state as { isAfresh?: true } | null)?.isAfresh === true;
  const [text, setText] = useState(() => (isBack ? queryClient.getQueryData<string>(keyOf(key)) : '') ?? '');

  useEffect(() => {
    if (key && isAfresh) setText('');
  }, [key, isAfresh]);

  useEffect(() => {
    queryClient.setQueryDefaults(['list', 'text'], { gcTime: keptMs });
    queryClient.setQueryData(keyOf(key), text);
  }, [key, text]);

  return [text, setText];
}
