import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
}

/** Whether the window is too narrow for a filter bar: phones and upright tablets. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 56em)', false, { getInitialValueInEffect: false });
}
