import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../platform/i18n/use-page-title.ts';
import { SeekingTree } from '../feedback/illustrations.tsx';
import styles from './message.module.css';

export interface NotFoundProps {
  /** True if the URL matches no route, false if a record is missing. */
  isUnknownAddress?: boolean;
}

export function NotFound({ isUnknownAddress = false }: NotFoundProps) {
  const { t } = useTranslation();
  const to = useTo();
  usePageTitle(t('notFound.title'));
  return (
    <div className={styles.root}>
      <SeekingTree />
      {isUnknownAddress && (
        <p className={styles.code}>
          <span>404</span> · <span>{t('notFound.unknownAddress')}</span>
        </p>
      )}
      <h1>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <Button component={Link} to={to('home')} variant="outline" size="md">
        {t('notFound.button')}
      </Button>
    </div>
  );
}
