import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { createPath, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { onAccountSwitch, pendingAccountSwitch } from '../../platform/auth/account-switch.ts';
import {
  isReauthenticating,
  onReauthentication,
  reauthenticationReason,
} from '../../platform/auth/reauthenticate.ts';
import { uncoverScreen } from '../../platform/auth/screen-cover.ts';
import { useIdleLock } from '../../platform/auth/use-idle-lock.ts';
import { lazyPart } from '../../platform/features/contributions.ts';
import { pageIsShown } from '../../platform/routing/shown-page.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { hideFailuresOfLeftPage } from '../../ui/feedback/toast.ts';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import styles from './root.module.css';

const SwitchAccountDialog = lazyComponent(
  async () => (await import('./switch-account-dialog.tsx')).SwitchAccountDialog,
);

function SwitchAccount() {
  const offer = useSyncExternalStore(onAccountSwitch, pendingAccountSwitch);
  return offer ? <SwitchAccountDialog offer={offer} /> : null;
}

const ReauthenticateDialog = lazyPart('reauthenticateDialog');

function Reauthentication() {
  const why = useSyncExternalStore(onReauthentication, reauthenticationReason);
  useIdleLock();
  return why ? (
    <Suspense>
      <ReauthenticateDialog why={why} />
    </Suspense>
  ) : null;
}

export function Root() {
  const location = useLocation();
  const { pathname } = location;
  useEffect(() => pageIsShown(createPath(location)), [location]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: failures of the previous page no longer matter
  useEffect(() => void hideFailuresOfLeftPage(), [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page replaces the covered one
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
