import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { Seedling } from '../../ui/feedback/illustrations.tsx';
import styles from '../../ui/layout/message.module.css';

/** Says that a page or tab is being built. */
export function ComingSoon({ title }: { title: string }) {
  const { t } = useTranslation();
  const to = useTo();
  return (
    <div className={styles.root}>
      <Seedling />
      <h1>{title}</h1>
      <p className={styles.text}>{t('beingBuilt')}</p>
      <Button component={Link} to={to('home')} variant="outline" size="md">
        {t('notFound.button')}
      </Button>
    </div>
  );
}
