import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { hourMs } from '../../../shared/core/dates/durations.ts';
import { queryClient } from '../../platform/api/query-client.ts';

const keptMs = 12 * hourMs;

const keyOf = (place: string) => ['list', 'text', place];

/**
 * A search text that the page shows again when the user returns. It is only in memory, because URLs and
 * browser history must not contain names. Links with the state `isAfresh`, such as those of the sidebar,
 * clear it.
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
