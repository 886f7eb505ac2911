import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { caseFieldNames } from '../../../../shared/features/cases/cases/changed-fields.ts';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { TimelineEvent, TimelineEvents } from '../../../platform/features/case-places.ts';
import type { LoadedContribution } from '../../../platform/features/contribution.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import styles from './case-timeline.module.css';
import { timelineQuery } from './queries.ts';
import { TimelineSkeleton } from './timeline-skeleton.tsx';

export type LoadedTimelineEvents = readonly LoadedContribution<TimelineEvents>[];

interface CaseTimelineProps {
  caseId: string;
  /** How events look, by feature. */
  events: LoadedTimelineEvents;
}

/** Unknown events are shown as a change. */
const unknownEvent: TimelineEvent = { title: 'cases:timeline.other', Icon: IconHistory };

/** The events of a case, newest first, grouped by year. */
export function CaseTimeline({ caseId, events }: CaseTimelineProps) {
  const { t } = useTranslation('cases');
  const errorText = useErrorText();
  const { year } = useDates(useSession().organization?.timeZone);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    timelineQuery(caseId),
  );
  if (!data) {
    return error ? <ListFailure text={errorText(error)} onRetry={refetch} /> : <TimelineSkeleton />;
  }
  const entries = data.pages.flatMap(page => page.data);
  const years = [...Map.groupBy(entries, ({ at }) => year(at))];
  return (
    <section aria-label={t('tab.timeline')} className={styles.root}>
      {years.map(([name, ofYear]) => (
        <div key={name}>
          <h2 className={styles.year}>{name}</h2>
          <ol className={styles.entries}>
            {ofYear.map(entry => (
              <Entry key={entry.id} caseId={caseId} entry={entry} events={events} />
            ))}
          </ol>
        </div>
      ))}
      {entries.length === 0 && <p className={styles.faint}>{t('timeline.nothing')}</p>}
      {hasNextPage && (
        <LoadMore
          shown={entries.length}
          total={null}
          isLoading={isFetchingNextPage}
          onMore={() => fetchNextPage()}
        />
      )}
    </section>
  );
}

function Entry({ caseId, entry, events }: CaseTimelineProps & { entry: TimelineEntry }) {
  const { act, at, by, fields, added, removed } = entry;
  const { t } = useTranslation(['cases', 'common']);
  const text = useText();
  const session = useSession();
  const { day, time } = useDates(session.organization?.timeZone);
  const found = events.find(({ part }) => Object.hasOwn(part, act))?.part[act];
  const { title, Icon, Details, Action } = found ?? unknownEvent;
  const seesEverybody = events.every(event => isOffered(event, session));
  const changed = caseFieldNames.filter(name => fields.includes(name));
  const given = act === 'case.created' ? added.filter(({ id }) => id !== by?.id) : added;
  const namesOf = (people: TimelineEntry['added']) =>
    people.map(({ fullName }) => fullName).join(t('common:comma'));
  return (
    <li className={styles.entry}>
      <span className={styles.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={styles.words}>
        <b>{text(title)}</b>
        {changed.length > 0 && <p>{changed.map(name => t(`changed.${name}`)).join(t('common:comma'))}</p>}
        {given.length > 0 && <p>{t('timeline.given', { names: namesOf(given) })}</p>}
        {removed.length > 0 && <p>{t('timeline.taken', { names: namesOf(removed) })}</p>}
        {Details && <Details caseId={caseId} entry={entry} />}
        {(by || seesEverybody) && <p className={styles.faint}>{by?.fullName ?? t('common:product')}</p>}
        {Action && <Action caseId={caseId} entry={entry} />}
      </div>
      <time dateTime={at} className={styles.when}>
        {day(at)} {time(at)}
      </time>
    </li>
  );
}
