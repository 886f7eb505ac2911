import { useMediaQuery } from '@mantine/hooks';

/** Whether the device has a mouse and so probably a keyboard; touch devices get no hints about keys. */
export const useHasKeys = (): boolean =>
  useMediaQuery('(any-hover: hover) and (any-pointer: fine)', true, { getInitialValueInEffect: false });
