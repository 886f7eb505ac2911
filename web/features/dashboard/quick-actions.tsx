import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import { contributionsTo } from '../../platform/features/contributions.ts';
import { icons } from '../../platform/features/icons.ts';
import { isOffered } from '../../platform/features/is-offered.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import styles from './dashboard.module.css';

/** Shortcuts to frequent actions. */
export function QuickActions() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const session = useSession();
  const actions = contributionsTo('quickActions').filter(action => isOffered(action, session));
  if (actions.length === 0) return null;
  return (
    <section aria-label={t('quick.label')} className={styles.quick}>
      {actions.map(({ label, icon, page = 'dashboard', search }) => {
        const Icon = icons[icon];
        return (
          <Button
            key={label}
            component={Link}
            to={`${to(page)}${search}`}
            variant="default"
            leftSection={<Icon size={18} aria-hidden />}
          >
            {t(label)}
          </Button>
        );
      })}
    </section>
  );
}
