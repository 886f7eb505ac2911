import { IconChevronRight, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '../../../../../shared/features/cases/cases/schema.ts';
import styles from './case-timeline.module.css';
import { TimelineLine } from './timeline-line.tsx';
import type { FoldLabel, LoadedTimelineEvents } from './timeline-look.ts';

interface FoldedEntriesProps {
  caseId: string;
  label: FoldLabel;
  entries: readonly TimelineEntry[];
  events: LoadedTimelineEvents;
}

export function FoldedEntries({ caseId, label, entries, events }: FoldedEntriesProps) {
  const { t } = useTranslation('cases');
  return (
    <li className={styles.entry}>
      <details className={styles.folded}>
        <summary>
          <span className={styles.icon} data-quiet>
            <IconHistory size={16} aria-hidden />
          </span>
          {t(label, { count: entries.length })}
          <IconChevronRight size={16} aria-hidden className={styles.chevron} />
        </summary>
        <ol className={styles.entries}>
          {entries.map(entry => (
            <TimelineLine key={entry.id} caseId={caseId} entry={entry} events={events} />
          ))}
        </ol>
      </details>
    </li>
  );
}
