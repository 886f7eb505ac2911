import { useMediaQuery } from '@mantine/hooks';

/** The widest windows that something does not fit into. */
const breakpoints = {
  /** More than one column. */
  columns: '40em',
  /** Filters beside each other: phones and upright tablets have no room for them. */
  filters: '56em',
  /** A table beside the open sidebar. */
  table: '72em',
  /** A table with buttons in its rows. */
  actionTable: '79.9em',
} as const;

/** Whether the window is too narrow for this. */
export function useIsTooNarrowFor(what: keyof typeof breakpoints): boolean {
  return useMediaQuery(`(max-width: ${breakpoints[what]})`, false, { getInitialValueInEffect: false });
}

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useIsTooNarrowFor('columns');
