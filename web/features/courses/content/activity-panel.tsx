import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { activityQuery } from '../activities/activity-query.ts';
import { ActivityText } from '../activities/activity-text.tsx';
import styles from './content-tree.module.css';

export function ActivityPanel({ id }: { id: string }) {
  const { t } = useTranslation('courses');
  const to = useTo();
  const { data: activity, isError } = useQuery(activityQuery(id));
  if (isError) return <p>{t('content.gone')}</p>;
  if (!activity) return null;
  return (
    <div>
      <div className={styles.panelHead}>
        <h2>{activity.title}</h2>
        <Button
          component={Link}
          to={to('createActivity', { id })}
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {t('activity.edit')}
        </Button>
      </div>
      <ActivityText activity={activity} />
    </div>
  );
}
