import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHasEyeAccess } from '../../platform/auth/use-has-eye-access.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import styles from './dashboard.module.css';

/** Shortcuts to frequent actions. */
export function QuickActions() {
  const { t } = useTranslation('dashboard');
  const address = useTo()('dashboard');
  if (!useHasEyeAccess()) return null;
  return (
    <section aria-label={t('quick.label')} className={styles.quick}>
      <Button
        component={Link}
        to={`${address}?send=1`}
        variant="default"
        leftSection={<IconMail size={18} aria-hidden />}
      >
        {t('quick.sendReport')}
      </Button>
    </section>
  );
}
