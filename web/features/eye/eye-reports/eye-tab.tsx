import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { type EyeSeries, finishedVisits } from '../../../../shared/features/eye/progression/series.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { EmptyList, ListFailure } from '../../../ui/list/list-states.tsx';
import { BegunVisits } from '../begun-visits/begun-visits.tsx';
import { FastNotice } from '../progression/fast-notice.tsx';
import { LastClassification } from '../progression/last-classification.tsx';
import { Progression } from '../progression/progression.tsx';
import { TargetCard } from '../progression/target-card.tsx';
import { useSeriesTable } from '../progression/use-series-table.ts';
import { SurveysCard } from '../surveys/surveys-card.tsx';
import { eyeReportQuery, eyeSeriesQuery } from './queries.ts';
import { TreatmentList } from './treatment-list.tsx';
import { VisitTable } from './visit-table.tsx';

/** Eye tab of a case. Acuity and cornea are shown only in the reports. */
function EyeTab({ record }: { record: Case }) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const errorText = useErrorText();
  const { data: series, error, refetch } = useQuery(eyeSeriesQuery(record.id));
  const tableOf = useSeriesTable(record);
  const isReadOnly = useIsReadOnly() || record.status !== 'active';
  const add = isReadOnly ? null : (
    <Button
      component={Link}
      to={`${to('createEyeReport')}?case=${record.id}`}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  );
  if (error) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!series) return <p role="status">{t('series.loading')}</p>;
  const questions = <SurveysCard record={record} isReadOnly={isReadOnly} />;
  if (series.visits.length === 0)
    return (
      <div className={layout.stack16}>
        <BegunVisits caseId={record.id} />
        <EmptyList title={t('series.empty')} text={t('empty.text')} action={add} />
        {questions}
      </div>
    );
  return (
    <div className={layout.stack16}>
      <div className={`${layout.wrap8} ${layout.atEnd}`}>
        <ExportMenu read={async () => tableOf(series, await readReports(series))} />
        {add}
      </div>
      <BegunVisits caseId={record.id} />
      <FastNotice
        visits={series.visits}
        visitId={finishedVisits(series.visits).at(-1)?.id}
        birthDate={record.birthDate}
      />
      <section className={card.card} aria-label={t('view.progression')}>
        <Progression visits={series.visits} child={record} />
      </section>
      <TargetCard visits={series.visits} />
      <LastClassification visits={series.visits} birthDate={record.birthDate} />
      <section className={card.card}>
        <h2>{t('series.visits')}</h2>
        <VisitTable series={series} />
      </section>
      <TreatmentList visits={series.visits} isReadOnly={isReadOnly} />
      {questions}
    </div>
  );
}

const readReports = ({ visits }: EyeSeries) =>
  Promise.all(visits.map(({ id }) => queryClient.ensureQueryData(eyeReportQuery(id))));

export { EyeTab as Component };
