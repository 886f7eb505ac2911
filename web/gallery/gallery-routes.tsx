import { useMantineColorScheme } from '@mantine/core';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, type RouteObject, useLocation } from 'react-router';
import type { Locale } from '../../shared/core/fields.ts';
import { otherLocale } from '../../shared/core/languages.ts';
import { localizePath } from '../../shared/core/routes.ts';
import enParts from '../platform/i18n/en/parts.json';
import { loadTranslations } from '../platform/i18n/translations.ts';
import { useLocale } from '../platform/i18n/use-locale.ts';
import zhParts from '../platform/i18n/zh/parts.json';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { Segments } from '../ui/form/segments.tsx';
import { LogoMark } from '../ui/layout/logo-mark.tsx';
import { schemes } from '../ui/theme/schemes.ts';
import styles from './gallery.module.css';
import { GalleryPage } from './gallery.page.tsx';
import { GalleryFormPage } from './gallery-form.page.tsx';
import { GalleryListPage } from './gallery-list.page.tsx';

const translations = { en: enParts, zh: zhParts };

function galleryRoute(lang: Locale): RouteObject {
  return {
    path: localizePath('/_parts', lang),
    middleware: [
      async () => {
        await loadTranslations(lang, ['errors', 'validation']);
        i18next.addResourceBundle(i18next.language, 'parts', translations[lang]);
      },
    ],
    HydrateFallback: () => null,
    Component: GalleryLayout,
    children: [
      { index: true, Component: GalleryPage },
      { path: 'list', Component: GalleryListPage },
      { path: 'form', Component: GalleryFormPage },
    ],
  };
}

/** Pages that show every component in all its states; in development only. */
export const galleryRoutes: RouteObject[] = [galleryRoute('en'), galleryRoute('zh')];

function GalleryLayout() {
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
