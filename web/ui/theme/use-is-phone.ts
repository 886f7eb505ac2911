import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's: lists become cards, filters a drawer. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
}

/** Whether less than a bar of filters has room beside the sidebar: phones, and tablets held upright. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 56em)', false, { getInitialValueInEffect: false });
}
