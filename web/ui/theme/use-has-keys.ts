import { useMediaQuery } from '@mantine/hooks';

/** Whether the device is likely to have a keyboard: one that is only touched has none to hint at. */
export const useHasKeys = (): boolean =>
  useMediaQuery('(any-hover: hover) and (any-pointer: fine)', true, { getInitialValueInEffect: false });
