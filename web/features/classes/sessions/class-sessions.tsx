import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useOpenSession } from './session-address.ts';
import { SessionsOf } from './sessions-of.tsx';

/** The sessions of a class. */
export function ClassSessions({ id, isArchived }: { id: string; isArchived: boolean }) {
  const { t } = useTranslation('sessions');
  const { plan } = useOpenSession();
  const isReadOnly = useIsReadOnly() || isArchived;
  return (
    <SessionsOf
      of={{ classId: id }}
      add={
        !isReadOnly && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => plan({ classId: id })}
          >
            {t('new')}
          </Button>
        )
      }
      empty={{ title: t('ofClass.title'), text: t('ofClass.text') }}
    />
  );
}
