import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../shared/core/routes.ts';
import type { Catalogues } from '../../platform/i18n/namespaces.ts';
import { usePageTitle } from '../../platform/i18n/use-page-title.ts';
import { usePageName } from '../../platform/routing/use-page-name.ts';
import { BareLayout } from '../../ui/layout/bare-layout.tsx';
import { ComingSoon } from './coming-soon.tsx';

/** Placeholder page for every route that is not implemented yet. */
export function ComingSoonPage() {
  const { t } = useTranslation('pages');
  const name = usePageName() ?? 'home';
  const title = t(name as keyof Catalogues['pages']);
  usePageTitle(title);
  const Layout = routes[name].layout === 'default' ? Fragment : BareLayout;
  return (
    <Layout>
      <ComingSoon title={title} />
    </Layout>
  );
}
