import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { isReauthenticating } from '../../platform/auth/reauthenticate.ts';
import { uncoverScreen } from '../../platform/auth/screen-cover.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import { Reauthentication } from './reauthentication.tsx';
import styles from './root.module.css';
import { SwitchAccount } from './switch-account.tsx';

/** The root of every page, in all layouts. */
export function Root() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has taken the place of the covered one
  useEffect(() => {
    if (!isReauthenticating()) uncoverScreen();
  }, [pathname]);
  return (
    <>
      <ProgressBar />
      <div className={styles.page}>
        <Outlet />
      </div>
      <Reauthentication />
      <SwitchAccount />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
