import { useMediaQuery } from '@mantine/hooks';

/** Maximum window width at which each layout does not fit. */
const breakpoints = {
  columns: '40em',
  /** Filters beside each other; do not fit on phones and portrait tablets. */
  filters: '56em',
  /** A table beside the sidebar when it is open. */
  table: '72em',
  actionTable: '79.9em',
} as const;

export function useIsTooNarrowFor(what: keyof typeof breakpoints): boolean {
  return useMediaQuery(`(max-width: ${breakpoints[what]})`, false, { getInitialValueInEffect: false });
}

export const useIsPhone = (): boolean => useIsTooNarrowFor('columns');
