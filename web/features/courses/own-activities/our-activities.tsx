import { Button } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { ownerFilters } from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import { useIsReadOnly } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { OwnActivityList } from './own-activity-list.tsx';

/** Tabs of the organisation's activities (all or only custom ones): everybody's, the user's own, shared. */
export function OurActivities({ isCustomOnly = false }: { isCustomOnly?: boolean }) {
  const { t } = useTranslation('courses');
  const to = useTo();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isReadOnly = useIsReadOnly();
  const owner = ownerFilters.find(name => name === query.get('tab')) ?? 'all';
  usePageTitle(t('own.title'));
  const add = !isReadOnly && (
    <Button component={Link} to={to('createCustomActivity')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('own.new')}
    </Button>
  );
  const copy = !isReadOnly && !isCustomOnly && (
    <Button
      component={Link}
      to={to('editCurriculumActivity', {})}
      variant="default"
      leftSection={<IconCopy size={18} aria-hidden />}
    >
      {t('copy.pick.title')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('own.title')}
        description={t(isCustomOnly ? 'own.customDescription' : 'own.description')}
        actions={
          <>
            {copy}
            {add}
          </>
        }
      />
      <TabLinks
        label={t('own.title')}
        current={owner}
        tabs={ownerFilters.map(key => ({
          key,
          title: t(`own.tab.${key}`),
          href: key === 'all' ? pathname : `${pathname}?tab=${key}`,
        }))}
      />
      <OwnActivityList key={`${owner} ${isCustomOnly}`} owner={owner} add={add} isCustomOnly={isCustomOnly} />
    </>
  );
}
