import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ActivityEntry } from '../../../../shared/features/cases/analytics/activity.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure, NothingFound } from '../../../ui/list/list-states.tsx';
import { useSentence } from '../audit/use-sentence.ts';
import styles from './activity.module.css';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityLine } from './activity-line.tsx';
import { useActivity } from './use-activity.ts';

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
      {isLoading && <Skeleton height={48} radius={8} role="status" aria-label={t('common:loading')} />}
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

const details = { fields: [], added: [], removed: [], until: null, count: null, wasAsked: false };

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
