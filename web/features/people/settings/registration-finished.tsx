import { Button } from '@mantine/core';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isRegistrationUnfinished } from '../../../platform/auth/access.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

const startedKey = ['registration', 'started'];

/** Leaves the settings after the registration is complete, because the layout then replaces this page. */
export function RegistrationFinished() {
  const { t } = useTranslation('settings');
  const to = useTo();
  const queryClient = useQueryClient();
  const isUnfinished = isRegistrationUnfinished(useSession());
  const { data: wasStarted } = useQuery<boolean>({ queryKey: startedKey, queryFn: skipToken });
  useEffect(() => {
    if (isUnfinished) queryClient.setQueryData(startedKey, true);
  }, [isUnfinished, queryClient]);
  if (isUnfinished || !wasStarted) return null;
  return (
    <Notice
      action={
        <Button component={Link} to={to('home')}>
          {t('finished.action')}
        </Button>
      }
    >
      <strong>{t('finished.title')}</strong>
      <p>{t('finished.text')}</p>
    </Notice>
  );
}
