import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { withoutFederatedResponse } from '../../../platform/auth/sign-in-urls.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';

/**
 * Rejects a federated sign-in response in the URL: this installation uses no other provider,
 * so the response is unsolicited. Removes it from the URL.
 */
export function useFederatedResponse(): void {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const rest = withoutFederatedResponse(search);
    if (rest === undefined) return;
    toastFailed(t('sign-in.failed'));
    navigate({ pathname, search: rest }, { replace: true });
  }, [t, navigate, pathname, search]);
}
