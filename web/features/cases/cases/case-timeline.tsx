import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deliveryStage } from '../../../../shared/core/mail/status.ts';
import { caseFieldNames } from '../../../../shared/features/cases/cases/changed-fields.ts';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useHasEyeAccess } from '../../../platform/auth/use-has-eye-access.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import styles from './case-timeline.module.css';
import { timelineQuery } from './queries.ts';
import { timelineEventOf } from './timeline-events.ts';
import { TimelineSkeleton } from './timeline-skeleton.tsx';

/** The events of a case, newest first, grouped by year. */
export function CaseTimeline({ caseId }: { caseId: string }) {
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
              <Entry key={entry.id} caseId={caseId} entry={entry} />
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

function Entry({ caseId, entry }: { caseId: string; entry: TimelineEntry }) {
  const { act, at, by, fields, added, removed, reports, to, sending } = entry;
  const { t } = useTranslation(['cases', 'common']);
  const { day, time } = useDates(useSession().organization?.timeZone);
  const { title, Icon } = timelineEventOf(act);
  const hasEyeAccess = useHasEyeAccess();
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
        <b>{t(title)}</b>
        {changed.length > 0 && <p>{changed.map(name => t(`changed.${name}`)).join(t('common:comma'))}</p>}
        {given.length > 0 && <p>{t('timeline.given', { names: namesOf(given) })}</p>}
        {removed.length > 0 && <p>{t('timeline.taken', { names: namesOf(removed) })}</p>}
        {reports.length > 0 && (
          <p>{reports.map(kind => t(`timeline.report.${kind}`)).join(t('common:comma'))}</p>
        )}
        {to.map(({ address, status }) => (
          <p key={address}>{t(`timeline.mail.${deliveryStage(status)}`, { address })}</p>
        ))}
        {(by || hasEyeAccess) && <p className={styles.faint}>{by?.fullName ?? t('common:product')}</p>}
        {sending && act === 'report.sent' && hasEyeAccess && (
          <Button
            component={Link}
            to={{ search: `send=${caseId}&of=${sending.eyeReportId}&again=${sending.id}` }}
            preventScrollReset
            variant="subtle"
            className={styles.again}
            leftSection={<IconRefresh size={16} aria-hidden />}
            aria-label={t('timeline.sendAgainOf', { day: [day(at), time(at)].join(' ') })}
          >
            {t('timeline.sendAgain')}
          </Button>
        )}
      </div>
      <time dateTime={at} className={styles.when}>
        {day(at)} {time(at)}
      </time>
    </li>
  );
}
