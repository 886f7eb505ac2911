import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../shared/features/operations/audit/schema.ts';
import { useInstantsIn } from '../../../platform/i18n/use-instants.ts';
import styles from './audit.module.css';
import { networkStart } from './network-start.ts';
import type { AuditQuery } from './use-audit.ts';
import { isKey, isPerson, type SentencePart } from './use-sentence.ts';

interface AuditLineProps {
  entry: AuditEntry;
  timeZone: string;
  sentence: SentencePart[];
  /** Details of the audit entry, one text per line. */
  details: string[];
  onFilter: (filter: Partial<AuditQuery>) => void;
}

/** An audit entry as a sentence; names in it are buttons that set a filter. */
export function AuditLine({ entry, timeZone, sentence, details, onFilter }: AuditLineProps) {
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
