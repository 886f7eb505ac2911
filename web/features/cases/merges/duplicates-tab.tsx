import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PartLoading } from '../../../ui/layout/part-loading.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { ChildName } from './child-name.tsx';
import { MergeView } from './merge-view.tsx';
import styles from './merges.module.css';
import { PairItem } from './pair-item.tsx';
import { caseDuplicatesQuery, mergesQuery } from './queries.ts';
import { useMerge } from './use-merge.ts';

function DuplicatesTab({ record }: { record: Case }) {
  const [search] = useSearchParams();
  const otherId = search.get('with');
  return otherId ? (
    <MergeView key={otherId} record={record} otherId={otherId} />
  ) : (
    <>
      <LikelyDuplicates record={record} />
      <Merged record={record} />
    </>
  );
}

/**
 * Likely duplicates of a case. A registration that still waits for review is merged into the existing case.
 */
function LikelyDuplicates({ record: { id, fullName, review } }: { record: Case }) {
  const { t } = useTranslation(['merges', 'common']);
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(caseDuplicatesQuery(id));
  if (error) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!data) return <PartLoading height={120} />;
  return (
    <section className={styles.section}>
      <h2>{t('ofCase.title')}</h2>
      {data.data.length === 0 && <p className={layout.soft}>{t('ofCase.none')}</p>}
      <ul className={styles.pairs}>
        {data.data.map(({ other, level, signs }) => (
          <PairItem
            key={other.id}
            {...{ level, signs }}
            {...(review === 'waiting'
              ? { caseId: other.id, otherId: id }
              : { caseId: id, otherId: other.id })}
            name={t('list.pair', { one: fullName, other: other.fullName })}
          >
            <ChildName child={other} />
          </PairItem>
        ))}
      </ul>
      {data.isOfSelected && <Notice>{t('ofCase.hidden')}</Notice>}
    </section>
  );
}

function Merged({ record: { id } }: { record: Case }) {
  const { t } = useTranslation(['merges', 'common']);
  const { day } = useInstants();
  const { data } = useQuery(mergesQuery(id));
  const { undo, isUndoing } = useMerge();
  const isReadOnly = useIsReadOnly();
  if (!data || data.data.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('ofCase.merged')}</h2>
      <ul className={styles.pairs}>
        {data.data.map(({ absorbed, at, by, until, canUndo }) => (
          <li key={absorbed.id} className={styles.pair}>
            <div>
              <b>{absorbed.fullName}</b>
              <p className={layout.soft}>{t('ofCase.by', { name: by.fullName, day: day(at) })}</p>
              <p className={layout.soft}>
                {canUndo ? t('ofCase.until', { day: day(until) }) : t('ofCase.over')}
              </p>
            </div>
            {canUndo && !isReadOnly && (
              <Button
                variant="default"
                loading={isUndoing}
                aria-label={t('common:labelled', { name: t('ofCase.undo'), value: absorbed.fullName })}
                onClick={() => undo(id, absorbed.id)}
              >
                {t('ofCase.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export { DuplicatesTab as Component };
