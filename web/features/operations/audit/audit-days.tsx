import { useTranslation } from 'react-i18next';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { AuditEntry } from '../../../../shared/features/operations/audit/schema.ts';
import { useInstantsIn } from '../../../platform/i18n/use-instants.ts';
import layout from '../../../ui/layout/layout.module.css';
import log from '../../../ui/list/lines.module.css';
import styles from './audit.module.css';
import { networkStart } from './network-start.ts';
import type { AuditQuery } from './use-audit.ts';
import { isKey, isPerson, type SentencePart } from './use-sentence.ts';

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

interface AuditLineProps {
  entry: AuditEntry;
  timeZone: string;
  sentence: SentencePart[];
  /** Details of the audit entry, one text per line. */
  details: string[];
  onFilter: (filter: Partial<AuditQuery>) => void;
}

/** An audit entry as a sentence; names in it are buttons that set a filter. */
function AuditLine({ entry, timeZone, sentence, details, onFilter }: AuditLineProps) {
  const { t } = useTranslation('audit');
  const { time } = useInstantsIn(timeZone);
  const { at, by, record, network } = entry;

  function filterOf({ role }: SentencePart): Partial<AuditQuery> | undefined {
    if (role === 'who') return isPerson(by.id) || isKey(by.id) ? { by: by.id } : undefined;
    return role === 'what' ? { record: record.id } : undefined;
  }

  return (
    <li>
      <time dateTime={at}>{time(at)}</time>
      <div className={styles.told}>
        <p>
          {sentence.map((part, index) => {
            const filter = filterOf(part);
            if (!filter) return part.text;
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
                key={index}
                type="button"
                title={t('filter.only', { name: part.text })}
                onClick={() => onFilter(filter)}
              >
                {part.text}
              </button>
            );
          })}
        </p>
        {details.map(detail => (
          <small key={detail}>{detail}</small>
        ))}
      </div>
      {network && (
        <span className={styles.network}>{t('network.from', { start: networkStart(network) })}</span>
      )}
    </li>
  );
}
