import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

/** Asks a server for what fits a text; a newer text cancels the older question. */
export type Search<Item> = (text: string, signal: AbortSignal) => Promise<Item[]>;

const debounceMs = 250;

/** What was found for the text, asked for while the picker is open and nobody types. */
export function usePickerSearch<Item>(search: Search<Item>, text: string, isOpen: boolean) {
  const picker = useId();
  const [debouncedText] = useDebouncedValue(text.trim(), debounceMs);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['picker', picker, debouncedText],
    queryFn: ({ signal }) => search(debouncedText, signal),
    enabled: isOpen,
    gcTime: 0,
  });
  const isWaiting = isFetching || debouncedText !== text.trim();
  return { found: isWaiting ? undefined : data, isFailed: isError && !isWaiting, retry: refetch };
}
