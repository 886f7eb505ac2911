import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type TimelineKind, timelineKinds } from '../../../../../shared/core/timeline.ts';
import { useErrorText } from '../../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../../platform/i18n/use-instants.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { ListFailure, LoadMore } from '../../../../ui/list/list-states.tsx';
import { timelineQuery } from '../queries.ts';
import styles from './case-timeline.module.css';
import { FoldedEntries } from './folded-entries.tsx';
import { groupEntries } from './group-entries.ts';
import { TimelineFilter } from './timeline-filter.tsx';
import { TimelineLine } from './timeline-line.tsx';
import { foldOf, type LoadedTimelineEvents, lookOf } from './timeline-look.ts';
import { TimelineSkeleton } from './timeline-skeleton.tsx';

interface CaseTimelineProps {
  caseId: string;
  events: LoadedTimelineEvents;
}

const parameter = 'show';

/** Timeline of a case: what happened, newest first, grouped by year; the filter is kept in the URL. */
export function CaseTimeline({ caseId, events }: CaseTimelineProps) {
  const { t } = useTranslation('cases');
  const [search, setSearch] = useSearchParams();
  const kind = timelineKinds.find(kind => kind === search.get(parameter)) ?? null;
  const show = (next: TimelineKind | null) =>
    setSearch(next === null ? {} : { [parameter]: next }, { replace: true, preventScrollReset: true });
  return (
    <section aria-label={t('tab.timeline')} className={layout.column16}>
      <TimelineFilter kind={kind} events={events} onChange={show} />
      <Entries key={kind} kind={kind} caseId={caseId} events={events} />
    </section>
  );
}

function Entries({ caseId, events, kind }: CaseTimelineProps & { kind: TimelineKind | null }) {
  const { t } = useTranslation('cases');
  const errorText = useErrorText();
  const { year } = useInstants();
  const list = useInfiniteQuery(timelineQuery(caseId, kind));
  const { data, error, refetch } = list;
  if (!data) return error ? <ListFailure text={errorText(error)} onRetry={refetch} /> : <TimelineSkeleton />;
  const entries = data.pages.flatMap(page => page.data);
  const groups = groupEntries(entries, {
    yearOf: ({ at }) => year(at),
    foldOf: ({ act }) => (kind === null ? foldOf(lookOf(events, act)) : null),
  });
  return (
    <>
      {groups.map(({ name, rows }) => (
        <div key={name}>
          <h2 className={styles.year}>{name}</h2>
          <ol className={styles.entries}>
            {rows.map(([first, ...others], index) =>
              first.fold === null || (others.length === 0 && first.fold !== 'timeline.folded') ? (
                <TimelineLine key={first.entry.id} caseId={caseId} entry={first.entry} events={events} />
              ) : (
                <FoldedEntries
                  // The key stays the same when entries join the group, so that an open group stays open.
                  key={`after ${rows[index - 1]?.[0].entry.id}`}
                  caseId={caseId}
                  label={first.fold}
                  entries={[first, ...others].map(({ entry }) => entry)}
                  events={events}
                />
              ),
            )}
          </ol>
        </div>
      ))}
      {entries.length === 0 && (
        <p className={layout.faint}>{t(kind === null ? 'timeline.nothing' : 'timeline.nothingOfKind')}</p>
      )}
      <LoadMore list={list} />
    </>
  );
}
