import { Outlet, ScrollRestoration } from 'react-router';
import { Reauthentication } from '../../features/people/sign-in/reauthentication.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Toasts } from '../../ui/feedback/toasts.tsx';
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
