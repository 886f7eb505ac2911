import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { inLanguage } from '../../shared/routes.ts';
import { useLang, useTo } from '../i18n/use-lang.ts';
import { useSession } from '../session/session.ts';
import { Mark } from '../ui/mark.tsx';
import { navigation } from './navigation.ts';
import styles from './sidebar.module.css';

/** The mark, which leads home. */
export function Brand() {
  const { t } = useTranslation();
  const to = useTo();
  const lang = useLang();
  return (
    <Link to={to('home')} className={styles.brand}>
      <Mark size={26} />
      <span className={styles.word}>Lumitree</span>
      {lang === 'zh' && (
        <small lang="zh-Hans" className={styles.word}>
          {t('chineseName')}
        </small>
      )}
    </Link>
  );
}

/** Where one can go, by role. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation('shell');
  const to = useTo();
  const { role } = useSession();
  const path = inLanguage(useLocation().pathname, 'en');
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles.list}>
        {navigation
          .filter(({ who }) => who.includes(role))
          .map(({ page, label, Icon, isAt, add }) => (
            <li key={page} className={styles.item}>
              <Link
                to={to(page)}
                className={styles.link}
                aria-current={isAt(path) ? 'page' : undefined}
                title={t(label)}
                onClick={onNavigate}
              >
                <Icon size={20} stroke={1.75} aria-hidden />
                <span className={styles.word}>{t(label)}</span>
              </Link>
              {add && (
                <Link
                  to={`${to(page)}${add.search}`}
                  className={styles.add}
                  aria-label={t(add.label)}
                  onClick={onNavigate}
                >
                  <IconPlus size={18} aria-hidden />
                </Link>
              )}
            </li>
          ))}
      </ul>
    </nav>
  );
}
