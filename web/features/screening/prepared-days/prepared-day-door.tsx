import { useRevalidator } from 'react-router';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { UnlockDay } from './unlock-day.tsx';

/** On the page that says that the network is gone: the way into the day that this device took along. */
export function Component() {
  const { revalidate } = useRevalidator();
  return hasPreparedDay() ? <UnlockDay onOpened={() => void revalidate()} /> : null;
}
