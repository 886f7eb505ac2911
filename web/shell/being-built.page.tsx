import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTo } from '../i18n/use-lang.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { SeekingTree } from '../ui/drawings.tsx';
import styles from './message.module.css';

/** Stands for every page that is still to come. */
export function BeingBuiltPage() {
  const { t } = useTranslation();
  const to = useTo();
  usePageTitle(t('beingBuilt.title'));
  return (
    <div className={styles.root}>
      <SeekingTree />
      <h1>{t('beingBuilt.title')}</h1>
      <p className={styles.text}>{t('beingBuilt.text')}</p>
      <Button component={Link} to={to('home')} variant="outline" size="md">
        {t('notFound.button')}
      </Button>
    </div>
  );
}
