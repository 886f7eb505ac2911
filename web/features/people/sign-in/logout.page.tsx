import { Center, Loader } from '@mantine/core';
import i18next from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../../../platform/auth/sign-out.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';

let signingOut: Promise<void> | undefined;

/** Signs out on load, then opens the sign-in page. */
function LogoutPage() {
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
