import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

/** Searches items by text; a new text aborts the previous request. */
export type Search<Item> = (text: string, signal: AbortSignal) => Promise<Item[]>;

const debounceMs = 250;

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
