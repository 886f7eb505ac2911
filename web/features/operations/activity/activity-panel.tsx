import { Button, Select } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isSame } from '../../../../shared/core/documents/is-same.ts';
import {
  type ActivityEntry,
  type ActivityKind,
  activityKinds,
} from '../../../../shared/features/cases/analytics/activity.ts';
import { analytics } from '../../../../shared/features/cases/analytics/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useParseDate } from '../../../platform/i18n/date-settings.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { colleaguesQuery } from '../../../platform/lookups/colleagues.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PartLoading } from '../../../ui/layout/part-loading.tsx';
import { ListFailure, NothingFound } from '../../../ui/list/list-states.tsx';
import { useReadOn } from '../../../ui/list/use-read-on.ts';
import { useColleagueSearch } from '../../../ui/picker/use-colleague-search.ts';
import { type SentencePart, useSentence } from '../audit/use-sentence.ts';
import styles from './activity.module.css';

/** Lists what colleagues did for children that the user may see; omits the content of records. */
function ActivityPanel() {
  const { t } = useTranslation(['dashboard', 'common']);
  const errorText = useErrorText();
  const activity = useActivity();
  const { entries, error, isReading } = activity;
  const isLoading = isReading || (!entries && !error);
  return (
    <section className={card.card} aria-labelledby="activity" aria-busy={isLoading}>
      <header className={styles.head}>
        <h2 id="activity">{t('dashboard:activity.title')}</h2>
        <ActivityFilters choice={activity.choice} onChange={activity.change} />
      </header>
      {entries && entries.length > 0 && <Days entries={entries} />}
      {isLoading && <PartLoading height={48} />}
      {error && (
        <ListFailure text={errorText(error)} onRetry={entries ? activity.loadMore : activity.retry} />
      )}
      {!isLoading && !error && entries?.length === 0 && <Nothing activity={activity} />}
      {!isLoading && !error && activity.hasMore && (
        <Button variant="default" className={styles.more} onClick={activity.loadMore}>
          {t('common:loadMore')}
        </Button>
      )}
    </section>
  );
}

function Nothing({ activity: { isFiltered, clear } }: { activity: ReturnType<typeof useActivity> }) {
  const { t } = useTranslation(['dashboard', 'ui']);
  if (!isFiltered) return <p className={layout.soft}>{t('activity.empty')}</p>;
  return (
    <NothingFound clear={t('ui:filter.clearAll')} onClear={clear}>
      {t('activity.none')}
    </NothingFound>
  );
}

const details = { fields: [], added: [], removed: [], until: null, count: null, wasAsked: false, job: null };

function Days({ entries }: { entries: readonly ActivityEntry[] }) {
  const sentenceOf = useSentence();
  const { day } = useInstants();
  return [...Map.groupBy(entries, ({ at }) => day(at))].map(([shown, ofDay]) => (
    <section key={shown} aria-label={shown} className={styles.day}>
      <h3>{shown}</h3>
      <ul>
        {ofDay.map(entry => (
          <ActivityLine key={entry.id} entry={entry} sentence={sentenceOf({ ...entry, details })} />
        ))}
      </ul>
    </section>
  ));
}

export { ActivityPanel as Component };

interface ActivityFiltersProps {
  choice: ActivityChoice;
  onChange: (changes: Partial<ActivityChoice>) => void;
}

function ActivityFilters({ choice: { kind, by, from }, onChange }: ActivityFiltersProps) {
  const { t } = useTranslation('dashboard');
  const { modules } = useSession();
  const parseDate = useParseDate();
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  const search = useColleagueSearch();
  const hasEye = modules.some(({ module, status }) => module === 'eye' && status === 'granted');
  const kinds = activityKinds.filter(value => value !== 'eye' || hasEye);
  return (
    <div className={styles.filters}>
      <Select
        label={t('activity.what')}
        data={kinds.map(value => ({ value, label: t(`activity.kind.${value}`) }))}
        value={kind}
        allowDeselect={false}
        onChange={value => onChange({ kind: value as ActivityKind })}
      />
      <Select
        label={t('activity.who')}
        placeholder={t('activity.everybody')}
        data={colleagues.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        value={by}
        clearable
        {...search}
        onChange={value => onChange({ by: value })}
      />
      <DateField
        label={t('activity.from')}
        value={from ?? ''}
        onChange={text => onChange({ from: parseDate(text) ?? null })}
      />
    </div>
  );
}

interface ActivityLineProps {
  entry: ActivityEntry;
  sentence: SentencePart[];
}

function ActivityLine({ entry: { at, caseId }, sentence }: ActivityLineProps) {
  const { t } = useTranslation(['dashboard', 'ui']);
  const to = useTo();
  const { time } = useInstants();
  const address = to('case', { id: caseId });
  const hasLink = sentence.some(({ role }) => role === 'what');
  return (
    <li>
      <p>
        {sentence.map(({ text, role }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
          if (role === 'who') return <strong key={index}>{text}</strong>;
          if (role !== 'what') return text;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
            <Link key={index} to={address}>
              {text}
            </Link>
          );
        })}
        {!hasLink && <Link to={address}>{t('ui:act.openCase')}</Link>}
      </p>
      <time dateTime={at}>{time(at)}</time>
    </li>
  );
}

interface ActivityChoice {
  kind: ActivityKind;
  by: string | null;
  from: string | null;
}

const everything: ActivityChoice = { kind: 'all', by: null, from: null };
const shownAtOnce = 10;

/** Filtered activity of colleagues, page by page. Loads the next page too if a page has few entries. */
function useActivity() {
  const [choice, setChoice] = useState(everything);
  const query = useInfiniteQuery({
    queryKey: ['activity', choice],
    queryFn: ({ pageParam, signal }) =>
      call(analytics.listActivity, { ...choice, cursor: pageParam, limit: shownAtOnce }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData,
  });
  const entries = query.data?.pages.flatMap(({ data }) => data);
  const readingOn = useReadOn(query, JSON.stringify(choice), entries?.length ?? 0, shownAtOnce);
  return {
    ...readingOn,
    choice,
    change: (changes: Partial<ActivityChoice>) => setChoice({ ...choice, ...changes }),
    clear: () => setChoice(everything),
    isFiltered: !isSame(choice, everything),
    entries,
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isOutdated: query.isPlaceholderData,
  };
}
