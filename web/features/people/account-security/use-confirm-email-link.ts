import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { accountSecurity as calls } from '../../../../shared/features/people/account-security/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { cachedSession, setSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { profileQuery } from '../profile/profile-query.ts';

/** Confirms the user's new email address from a link; removes the token from the URL at once. */
export function useConfirmEmailLink(): void {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const token = query.get('email');

  useEffect(() => {
    if (token === null) return;
    setQuery({ tab: 'account' }, { replace: true });
    call(calls.confirmEmail, { token })
      .then(({ email }) => {
        const session = cachedSession();
        if (session) setSession({ ...session, email });
        client.invalidateQueries({ queryKey: profileQuery.queryKey });
        toastDone(t('email.changed'));
      })
      .catch(error => toastFailed(errorText(error, 'profile')));
  }, [token, setQuery, client, errorText, t]);
}
