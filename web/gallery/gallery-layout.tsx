import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { otherLocale } from '../../shared/core/languages.ts';
import { localizePath } from '../../shared/core/routes.ts';
import { useLocale } from '../platform/i18n/use-locale.ts';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { Segments } from '../ui/form/segments.tsx';
import { LogoMark } from '../ui/layout/logo-mark.tsx';
import styles from './gallery.module.css';

const schemes = ['light', 'dark', 'auto'] as const;

export function GalleryLayout() {
  const { t } = useTranslation('parts');
  const lang = useLocale();
  const { pathname } = useLocation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const other = otherLocale[lang];
  const address = (page: string) => localizePath(`/_parts${page}`, lang);
  return (
    <>
      <ProgressBar />
      <header className={styles.header}>
        <LogoMark size={28} />
        <nav aria-label={t('pages')} className={styles.pages}>
          <Link to={address('')}>{t('title')}</Link>
          <Link to={address('/list')}>{t('list.title')}</Link>
          <Link to={address('/form')}>{t('form.title')}</Link>
        </nav>
        <Link to={localizePath(pathname, other)} hrefLang={other}>
          {other === 'zh' ? <span lang="zh-Hans">中文</span> : <span lang="en">English</span>}
        </Link>
        <Segments
          label={t('theme.label')}
          options={schemes.map(value => ({ value, label: t(`theme.${value}`) }))}
          value={colorScheme}
          onChange={setColorScheme}
        />
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
      <Toasts />
    </>
  );
}
