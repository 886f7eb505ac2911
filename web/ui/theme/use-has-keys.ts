import { useMediaQuery } from '@mantine/hooks';

/** Whether the device probably has a keyboard: it has a mouse. Touch-only devices get no hints about keys. */
export const useHasKeys = (): boolean =>
  useMediaQuery('(any-hover: hover) and (any-pointer: fine)', true, { getInitialValueInEffect: false });
