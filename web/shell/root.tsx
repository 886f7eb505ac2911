import { Outlet, ScrollRestoration } from 'react-router';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { OtherPerson } from './other-person.tsx';

/** What every page has around it, whatever its layout. */
export function Root() {
  return (
    <>
      <ProgressBar />
      <Outlet />
      <SignInAgain />
      <OtherPerson />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
