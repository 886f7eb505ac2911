import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import { useIsReadOnly } from '../../platform/auth/use-rights.ts';
import { contributionsTo } from '../../platform/features/contributions.ts';
import { icons } from '../../platform/features/icons.ts';
import { isOffered } from '../../platform/features/is-offered.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import styles from './dashboard.module.css';

/**
 * Shortcuts to frequent actions. Omits actions that the role or the modules do not allow, and all actions
 * once the licence has ended.
 */
export function QuickActions() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const session = useSession();
  const isReadOnly = useIsReadOnly();
  const actions = contributionsTo('quickActions').filter(action => isOffered(action, session));
  if (actions.length === 0 || isReadOnly) return null;
  return (
    <section aria-labelledby="quick-actions" className={styles.quick}>
      <h2 id="quick-actions">{t('quick.label')}</h2>
      <ul>
        {actions.map(({ label, icon, page = 'dashboard', search }) => {
          const Icon = icons[icon];
          return (
            <li key={label}>
              <Link to={`${to(page)}${search}`}>
                <Icon size={20} aria-hidden />
                {t(label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
