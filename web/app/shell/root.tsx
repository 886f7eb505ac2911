import { Outlet, ScrollRestoration } from 'react-router';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import { Reauthentication } from './reauthentication.tsx';
import { SwitchAccount } from './switch-account.tsx';

/** The root of every page, in all layouts. */
export function Root() {
  return (
    <>
      <ProgressBar />
      <Outlet />
      <Reauthentication />
      <SwitchAccount />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
