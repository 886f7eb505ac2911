import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, replace, useParams } from 'react-router';
import { caseIdFromChildId, isId } from '../../../../shared/core/ids.ts';
import { pathFor } from '../../../../shared/core/routes.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { localeOf } from '../../../platform/auth/sign-in-urls.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { treeEntriesQuery, treeNodesQuery } from './queries.ts';
import { TreeViewOf } from './tree-view.tsx';

/** Redirects from the address of a screening to the NeuroTree of the screened child. */
export const loader = async ({ params: { id = '' }, request }: LoaderFunctionArgs) => {
  if (isId('screening', id))
    throw replace(
      pathFor(localeOf(new URL(request.url).pathname), 'neuroTree', { id: caseIdFromChildId(id) }),
    );
  await Promise.all([
    queryClient.ensureQueryData(childQuery(id)),
    queryClient.ensureQueryData(treeEntriesQuery(id)),
    queryClient.ensureQueryData(treeNodesQuery),
  ]);
};

function NeuroTreePage() {
  const { t } = useTranslation('neuroTree');
  const address = useTo();
  const { id = '' } = useParams();
  const { data: child } = useSuspenseQuery(childQuery(id));
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader
        parents={[
          { label: t('cases'), href: address('cases') },
          { label: child.fullName, href: address('case', { id: child.id }) },
        ]}
        crumb={t('title')}
        title={t('title')}
        description={<PersonName fullName={child.fullName} otherName={child.otherName} />}
      />
      <TreeViewOf child={child} />
    </>
  );
}

export { NeuroTreePage as Component };
