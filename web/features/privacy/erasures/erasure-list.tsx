import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { erasures } from '../../../../shared/features/privacy/erasures/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { pagedQuery } from '../../../platform/api/fetch-pages.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import card from '../../../ui/layout/card.module.css';
import { ListFailure, LoadMore } from '../../../ui/list/list-states.tsx';
import styles from '../case-rights/rights-tab.module.css';

export function ErasureList() {
  const { t } = useTranslation('privacy');
  const errorText = useErrorText();
  const dates = useInstants();
  const list = useInfiniteQuery(
    pagedQuery(['erasures'], (cursor, signal) =>
      call(erasures.listErasures, cursor ? { cursor } : {}, { signal }),
    ),
  );
  const { data, error, refetch } = list;
  const rows = data?.pages.flatMap(page => page.data) ?? [];
  return (
    <section className={card.small}>
      <h2>{t('erased.title')}</h2>
      <p>{t('erased.text')}</p>
      {error && !data && <ListFailure text={errorText(error)} onRetry={refetch} />}
      {data && rows.length === 0 && <p>{t('erased.none')}</p>}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(({ caseId, by, reason, erasedAt }) => (
            <li key={caseId}>
              {t('erased.line', {
                at: dates.instant(erasedAt),
                who: by.fullName,
                reason: t(`erasure.reasons.${reason}`),
              })}
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </section>
  );
}
