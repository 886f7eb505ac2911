import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import {
  acceptanceStates,
  appliesToCases,
  type TermCase,
  type TermRow,
} from '../../../../shared/features/consent/terms/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useLocale, useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { idFilter, oneOf } from '../../../platform/routing/url-filters.ts';
import { useUrlFilters } from '../../../platform/routing/use-url-filters.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { EmptyList, ListFailure } from '../../../ui/list/list-states.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { allTermsQuery, termsRoot } from './queries.ts';
import { TermTabs } from './term-tabs.tsx';
import { titleOf } from './title-of.ts';

function CaseTermsPage() {
  const { t } = useTranslation('terms');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(allTermsQuery);
  const all = data?.data.filter(appliesToCases);
  usePageTitle(t('tab.cases'));
  return (
    <>
      <PageHeader title={t('title')} description={t('casesDescription')} />
      <TermTabs current="cases" />
      {error && !data && <ListFailure text={errorText(error)} onRetry={refetch} />}
      {all?.length === 0 && <EmptyList title={t('empty.title')} text={t('empty.text')} />}
      {all && all.length > 0 && <CaseList all={all} />}
    </>
  );
}

const everyState = 'all';

const known = { term: idFilter('term'), state: oneOf(acceptanceStates) };

function CaseList({ all }: { all: TermRow[] }) {
  const { t } = useTranslation(['terms', 'ui']);
  const to = useTo();
  const locale = useLocale();
  const { date } = useCalendarDates();
  const { day } = useInstants();
  const { filters, change, clear } = useUrlFilters(known);
  const [first] = all;
  const termId = (all.find(({ id }) => id === filters.term) ?? first)?.id ?? '';
  const { state } = filters;
  const list = useList<TermCase>({
    queryKey: [...termsRoot, 'acceptances', termId, state],
    fetchPage: (search, signal) => call(terms.searchTermCases, { ...search, termId, state }, { signal }),
    isFiltered: state !== null,
  });
  const config: ListConfig<TermCase> = {
    label: t('tab.cases'),
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => `${to('case', { id })}?tab=consent`,
    title: t('ui:list.child'),
    heading: ({ fullName }) => fullName,
    columns: [
      {
        key: 'birthDate',
        title: t('ui:field.birthDate'),
        cell: ({ birthDate }) => birthDate && date(birthDate),
        isKnown: ({ birthDate }) => birthDate !== null,
      },
      { key: 'state', title: t('ui:field.state'), cell: row => t(`state.${row.state}`) },
      {
        key: 'version',
        title: t('ui:field.version'),
        cell: ({ textVersion }) => textVersion,
        isKnown: ({ textVersion }) => textVersion !== null,
      },
      { key: 'at', title: t('field.at'), cell: ({ at }) => at && day(at), isKnown: ({ at }) => at !== null },
    ],
  };
  return (
    <ListPage
      list={list}
      config={config}
      filters={[
        {
          key: 'term',
          name: t('field.term'),
          options: all.map(({ id, titles }) => ({ value: id, label: titleOf(titles, locale) })),
          value: termId,
          defaultValue: first?.id ?? '',
          onChange: value => change({ term: value === first?.id ? null : value }),
        },
        {
          key: 'state',
          name: t('ui:field.state'),
          options: [
            { value: everyState, label: t('everyState') },
            ...acceptanceStates.map(value => ({ value, label: t(`state.${value}`) })),
          ],
          value: state ?? everyState,
          defaultValue: everyState,
          onChange: value => change({ state: acceptanceStates.find(known => known === value) ?? null }),
        },
      ]}
      onClearFilters={clear}
      texts={{
        search: t('searchCases'),
        searchHint: t('searchCasesHint'),
        emptyTitle: t('noCases.title'),
        emptyText: t('noCases.text'),
        nothing: t('nothingOfCases'),
        count: count => t('countCases', { count }),
      }}
    />
  );
}

export { CaseTermsPage as Component };
