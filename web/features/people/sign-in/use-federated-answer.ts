import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { withoutFederatedResponse } from '../../../platform/auth/addresses.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';

/**
 * What another provider answers comes in the address. This installation asks none, so whatever comes
 * answers no question of ours: it is refused and taken out of the address.
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
