import { useMediaQuery } from '@mantine/hooks';

/** For each layout, the greatest window width for which the layout is too wide. */
const breakpoints = {
  columns: '40em',
  /** Filters side by side; too wide for phones and portrait tablets. */
  filters: '56em',
  /** A table beside the open sidebar. */
  table: '72em',
  actionTable: '79.9em',
} as const;

export function useIsTooNarrowFor(what: keyof typeof breakpoints): boolean {
  return useMediaQuery(`(max-width: ${breakpoints[what]})`, false, { getInitialValueInEffect: false });
}

export const useIsPhone = (): boolean => useIsTooNarrowFor('columns');
