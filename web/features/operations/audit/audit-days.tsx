import { useTranslation } from 'react-i18next';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { AuditEntry } from '../../../../shared/features/operations/audit/schema.ts';
import { useInstantsIn } from '../../../platform/i18n/use-instants.ts';
import layout from '../../../ui/layout/layout.module.css';
import log from '../../../ui/list/lines.module.css';
import styles from './audit.module.css';
import { AuditLine } from './audit-line.tsx';
import type { AuditQuery } from './use-audit.ts';
import type { SentencePart } from './use-sentence.ts';

interface AuditDaysProps {
  entries: AuditEntry[];
  timeZone: string;
  sentenceOf: (entry: AuditEntry) => SentencePart[];
  detailsOf: (details: AuditEntry['details']) => string[];
  onFilter: (filter: Partial<AuditQuery>) => void;
}

/** Audit entries grouped by day in the organisation's time zone, newest first. */
export function AuditDays({ entries, timeZone, sentenceOf, detailsOf, onFilter }: AuditDaysProps) {
  const { t } = useTranslation('audit');
  const { day } = useInstantsIn(timeZone);
  const [today, yesterday] = [0, dayMs].map(ago => day(new Date(Date.now() - ago).toISOString()));
  const headingOf = (shown: string) => {
    if (shown === today) return t('day.today', { day: shown });
    return shown === yesterday ? t('day.yesterday', { day: shown }) : shown;
  };
  return (
    <div className={layout.column12}>
      <div className={styles.head} aria-hidden>
        <span>{t('head.when')}</span>
        <span>{t('head.what')}</span>
        <span>{t('head.network')}</span>
      </div>
      {[...Map.groupBy(entries, ({ at }) => day(at))].map(([shown, ofDay]) => (
        <section key={shown} aria-label={headingOf(shown)}>
          <h3 className={styles.day}>{headingOf(shown)}</h3>
          <ul className={`${log.lines} ${styles.lines}`}>
            {ofDay.map(entry => (
              <AuditLine
                key={entry.id}
                entry={entry}
                timeZone={timeZone}
                sentence={sentenceOf(entry)}
                details={detailsOf(entry.details)}
                onFilter={onFilter}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
