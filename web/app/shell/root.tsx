import { Outlet, ScrollRestoration } from 'react-router';
import { Reauthentication } from '../../features/people/sign-in/sign-in-again.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import { SwitchAccount } from './other-person.tsx';

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
