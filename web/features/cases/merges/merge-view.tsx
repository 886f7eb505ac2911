import { Button } from '@mantine/core';
import { IconGitMerge, IconUserPlus, IconUserX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { PairScore } from '../../../../shared/features/cases/duplicates/schema.ts';
import {
  defaultTake,
  latestTake,
  type MergeField,
} from '../../../../shared/features/cases/merges/merge-fields.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PartLoading } from '../../../ui/layout/part-loading.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { Gap } from '../../../ui/text/gap.tsx';
import { comparisonAddress } from './comparison-address.ts';
import { MergeTable } from './merge-table.tsx';
import styles from './merges.module.css';
import { comparisonQuery } from './queries.ts';
import { Signs } from './signs.tsx';
import { useDismiss } from './use-dismiss.ts';
import { useMerge } from './use-merge.ts';

interface MergeViewProps {
  record: Case;
  otherId: string;
}

export function MergeView({ record, otherId }: MergeViewProps) {
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(comparisonQuery(record.id, otherId));
  if (error) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!data) return <PartLoading height={320} />;
  const { other, score } = data;
  return <Comparison key={`${record.version} ${other.version}`} {...{ record, other, score }} />;
}

function Comparison({ record, other, score }: { record: Case; other: Case; score: PairScore | null }) {
  const { t } = useTranslation(['merges', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const { merge, isMerging } = useMerge();
  const dismiss = useDismiss();
  const { day, instant } = useInstants();
  const isRegistration = other.review === 'waiting';
  const [take, setTake] = useState<MergeField[]>(() =>
    (isRegistration ? latestTake : defaultTake)(record, other),
  );
  const isReadOnly = useIsReadOnly();
  const isArchived = record.status === 'archived';
  const review = `${to('cases')}?tab=review`;
  const back = isRegistration ? review : comparisonAddress(to('case', { id: record.id }));
  return (
    <section aria-label={t('merge.heading')}>
      <Notice
        tone={score ? 'attention' : 'quiet'}
        action={<Link to={to('case', { id: other.id })}>{t('ui:act.openCase')}</Link>}
      >
        <h2 className={styles.verdict}>{t(`level.${score?.level ?? 'none'}`)}</h2>
        {score && <Signs signs={score.signs} />}
      </Notice>
      <MergeTable
        from={{
          heading: t(isRegistration ? 'merge.registration' : 'merge.other'),
          note: isRegistration
            ? t('merge.sent', { when: instant(other.createdAt) })
            : t('merge.added', { day: day(other.createdAt) }),
          fields: other,
        }}
        into={{
          heading: t(isRegistration ? 'merge.known' : 'merge.survivor'),
          note: t('merge.added', { day: day(record.createdAt) }),
          fields: record,
        }}
        take={take}
        onTake={setTake}
      />
      <dl className={styles.outcomes}>
        <div>
          <dt>
            <IconGitMerge size={18} aria-hidden />
            {t('merge.ifMerge')}
          </dt>
          <dd>{t('merge.ifMergeText')}</dd>
        </div>
        <div>
          <dt>
            <IconUserPlus size={18} aria-hidden />
            {t('merge.ifOther')}
          </dt>
          <dd>{t(isRegistration ? 'merge.ifOtherRegistered' : 'merge.ifOtherText')}</dd>
        </div>
        {isRegistration && (
          <div>
            <dt>
              <IconUserX size={18} aria-hidden />
              {t('merge.ifMistake')}
            </dt>
            <dd>
              {t('merge.ifMistakeText')}
              <Gap />
              <Link to={review} className={styles.inText}>
                {t('ui:state.toReview')}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      {isArchived && <Notice>{t('merge.archived')}</Notice>}
      {!isReadOnly && (
        <div className={styles.footer}>
          {!isRegistration && (
            <Button
              component={Link}
              to={comparisonAddress(to('case', { id: other.id }), record.id)}
              variant="subtle"
              className={styles.swap}
            >
              {t('merge.swap')}
            </Button>
          )}
          <Button
            variant="default"
            onClick={async () => {
              if (await dismiss(record.id, other.id)) await navigate(back, { replace: true });
            }}
          >
            {t('list.notSame')}
          </Button>
          <Button loading={isMerging} disabled={isArchived} onClick={() => merge(record, other, take)}>
            {t('merge.do', { name: record.fullName })}
          </Button>
        </div>
      )}
    </section>
  );
}
