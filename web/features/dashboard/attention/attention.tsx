import { Badge, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AttentionReader } from '../../../platform/features/dashboard-places.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './attention.module.css';
import { AttentionFailure, AttentionRow } from './attention-row.tsx';
import type { AttentionState } from './use-attention.ts';

interface AttentionProps {
  reader: AttentionReader;
  states: readonly AttentionState[];
}

/** Lists what needs the user's attention, most urgent first. A failed entry shows an error instead. */
export function Attention({ reader, states }: AttentionProps) {
  const { t } = useTranslation('dashboard');
  const lang = useLocale();
  const isPending = states.some(({ waiting, error }) => !waiting && !error);
  const shown = states.filter(({ waiting, error }) => error || (waiting && waiting.count > 0));
  const total = states.reduce((sum, { waiting }) => sum + (waiting?.count ?? 0), 0);
  const isAtLeast = states.some(({ waiting }) => waiting?.isAtLeast);
  return (
    <section
      className={`${layout.panel} ${layout.shrinkable}`}
      aria-labelledby="needs-attention"
      aria-busy={isPending}
    >
      <header className={styles.head}>
        <h2 id="needs-attention">{t('attention.title')}</h2>
        {!isPending && total > 0 && (
          <Badge className={styles.total} size="lg" circle={total < 10 && !isAtLeast}>
            {new Intl.NumberFormat(lang).format(total)}
            {isAtLeast && '+'}
          </Badge>
        )}
        {shown.length > 1 && <span className={styles.order}>{t('attention.order')}</span>}
      </header>
      {shown.length > 0 && (
        <ul>
          {shown.map(state => (
            <li key={state.entry.key}>
              {state.waiting ? (
                <AttentionRow entry={state.entry} waiting={state.waiting} reader={reader} />
              ) : (
                <AttentionFailure state={state} />
              )}
            </li>
          ))}
        </ul>
      )}
      {isPending && <Skeleton className={styles.shape} height={48} radius={8} />}
      {!isPending && shown.length === 0 && <p className={styles.nothing}>{t('attention.nothing')}</p>}
    </section>
  );
}
