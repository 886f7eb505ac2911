import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { routes } from '../../../shared/core/routes.ts';
import type { Catalogues } from '../../platform/i18n/namespaces.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../platform/i18n/use-page-title.ts';
import { usePageName } from '../../platform/routing/use-page-name.ts';
import { Seedling } from '../../ui/feedback/illustrations.tsx';
import { BareLayout } from '../../ui/layout/bare-layout.tsx';
import styles from '../../ui/layout/message.module.css';

/** Placeholder page for every route that is not implemented yet. */
export function ComingSoonPage() {
  const { t } = useTranslation(['common', 'pages']);
  const to = useTo();
  const name = usePageName() ?? 'home';
  const title = t(`pages:${name as keyof Catalogues['pages']}`);
  usePageTitle(title);
  const Layout = routes[name].layout === 'default' ? Fragment : BareLayout;
  return (
    <Layout>
      <div className={styles.root}>
        <Seedling />
        <h1>{title}</h1>
        <p className={styles.text}>{t('beingBuilt')}</p>
        <Button component={Link} to={to('home')} variant="outline" size="md">
          {t('notFound.button')}
        </Button>
      </div>
    </Layout>
  );
}
