import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { appliesToUsers, type TermRow } from '../../../../shared/features/consent/terms/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useLocale, useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { listTexts } from '../../../ui/list/list-texts.ts';
import { useList } from '../../../ui/list/use-list.ts';
import { TermsPanel } from '../joining-terms/terms-panel.tsx';
import { allTermsQuery, termsRoot } from './queries.ts';
import { TermTabs } from './term-tabs.tsx';
import styles from './terms.module.css';
import { titleOf } from './title-of.ts';

function TermsPage() {
  const { t } = useTranslation('terms');
  const to = useTo();
  const [query] = useSearchParams();
  const { organization } = useSession();
  const isReadOnly = useIsReadOnly();
  const isStaff = query.get('tab') === 'staff';
  usePageTitle(t('title'));
  const add = !isReadOnly && (
    <Button component={Link} to={to('createTerm')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={!isStaff && add} />
      <TermTabs current={isStaff ? 'staff' : 'all'} />
      {isStaff && organization ? (
        <div className={layout.stack16}>
          <StaffTerms />
          <TermsPanel organization={organization} />
        </div>
      ) : (
        <TermList add={add} />
      )}
    </>
  );
}

function TermList({ add }: { add: React.ReactNode }) {
  const { t } = useTranslation(['terms', 'ui']);
  const to = useTo();
  const locale = useLocale();
  const { day } = useInstants();
  const list = useList<TermRow>({
    queryKey: [...termsRoot, 'list'],
    fetchPage: ({ text }, signal) => call(terms.searchTerms, { text }, { signal }),
  });
  const acceptedBy = ({ appliesTo, accepted, isMore, users }: TermRow) => [
    ...(appliesTo === 'users' ? [] : [t(isMore ? 'acceptedMore' : 'accepted', { count: accepted })]),
    ...(users ? [t('acceptedUsers', users)] : []),
  ];
  const config: ListConfig<TermRow> = {
    label: t('title'),
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => to('term', { id }),
    title: t('field.title'),
    heading: ({ titles }) => titleOf(titles, locale),
    columns: [
      { key: 'version', title: t('ui:field.version'), cell: ({ textVersion }) => textVersion },
      {
        key: 'required',
        title: t('field.required'),
        cell: row => t(row.isRequired ? 'required' : 'optional'),
      },
      { key: 'use', title: t('field.use'), cell: row => t(row.isInUse ? 'inUse' : 'notInUse') },
      {
        key: 'appliesTo',
        title: t('field.appliesTo'),
        cell: ({ appliesTo }) => t(`appliesTo.${appliesTo}`),
      },
      {
        key: 'accepted',
        title: t('field.accepted'),
        cell: row => acceptedBy(row).join(' · '),
      },
      { key: 'changed', title: t('field.changed'), cell: ({ changedAt }) => day(changedAt) },
    ],
  };
  return <ListPage list={list} config={config} add={add} texts={listTexts(t)} />;
}

export { TermsPage as Component };

/**
 * Lists the terms that staff are asked to accept; shown above the terms of use that all members accept first.
 */
function StaffTerms() {
  const { t } = useTranslation('terms');
  const to = useTo();
  const locale = useLocale();
  const { data } = useQuery(allTermsQuery);
  const ofStaff = data?.data.filter(term => appliesToUsers(term) && term.isInUse) ?? [];
  if (ofStaff.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby="staff-terms">
      <h2 id="staff-terms">{t('staffInUse')}</h2>
      <ul className={`${styles.titles} ${layout.above12}`}>
        {ofStaff.map(({ id, titles, isRequired, users }) => (
          <li key={id}>
            <Link to={to('term', { id })}>{titleOf(titles, locale)}</Link>
            <span className={layout.soft}>
              {['', t(isRequired ? 'required' : 'optional'), users && t('acceptedUsers', users)]
                .filter(part => part !== null)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <p className={`${layout.soft} ${layout.above12}`}>{t('staffAlso')}</p>
    </section>
  );
}
