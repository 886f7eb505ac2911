import { Center, Loader } from '@mantine/core';
import i18next from 'i18next';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../../../platform/auth/sign-out.ts';
import { tabToken } from '../../../platform/auth/tab-token.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';

const UnsentAnswers = lazyPart('unsentAnswers');

/** Signs the user out; asks first if this device has unsent answers. */
function LogoutPage() {
  const [isAsking, setAsking] = useState(() => hasPreparedDay() && tabToken() === undefined);
  const signOutNow = useCallback(() => setAsking(false), []);
  if (!isAsking) return <SigningOut />;
  return (
    <Suspense>
      <UnsentAnswers onNone={signOutNow} onSignOut={signOutNow} />
    </Suspense>
  );
}

let signingOut: Promise<void> | undefined;

function SigningOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const login = useTo()('login');
  usePageTitle(t('signingOut'));
  useEffect(() => {
    signingOut ??= signOut().finally(() => {
      signingOut = undefined;
    });
    let isShown = true;
    signingOut.then(async () => {
      if (!isShown) return;
      await navigate(login, { replace: true });
      toastDone(i18next.t('session:signedOut'));
    });
    return () => {
      isShown = false;
    };
  }, [navigate, login]);
  return (
    <Center mih="100vh">
      <Loader aria-label={t('signingOut')} />
    </Center>
  );
}

export { LogoutPage as Component };
