import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { anyReceivedQuery } from './queries.ts';
import styles from './received.module.css';

/** Notice that measurements from another system are waiting; renders nothing if there are none. */
export function ReceivedNotice() {
  const { t } = useTranslation('eye');
  const to = useTo();
  const { data: isAny } = useQuery(anyReceivedQuery);
  if (!isAny) return null;
  return (
    <div className={styles.notice}>
      <Notice
        action={
          <Button component={Link} variant="default" to={`${to('eyeReports')}?tab=received`}>
            {t('received.open')}
          </Button>
        }
      >
        {t('received.wait')}
      </Notice>
    </div>
  );
}
