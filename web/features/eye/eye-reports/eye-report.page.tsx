import { Button } from '@mantine/core';
import { IconFilePencil, IconRestore } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { isLabOrder, labOrderOf } from '../../../../shared/features/eye/eye-reports/lab-order.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { isLensToCheck } from '../../../../shared/features/eye/progression/lens-to-check.ts';
import { isMeasuredReshaped } from '../../../../shared/features/eye/progression/reshaped-findings.ts';
import { visitOf, visitsOfReport } from '../../../../shared/features/eye/progression/series.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { AmendedSinceSent } from '../../../ui/feedback/amended-since-sent.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { FastNotice } from '../progression/fast-notice.tsx';
import { Progression } from '../progression/progression.tsx';
import { Classification } from '../progression/refractive-class.tsx';
import { TargetCard } from '../progression/target-card.tsx';
import { VisitComparison } from '../progression/visit-comparison.tsx';
import styles from './eye-report.module.css';
import { EyeReportActions } from './eye-report-actions.tsx';
import { PowerTable } from './form/power-table.tsx';
import { OrderStatus } from './order-status.tsx';
import { eyeReportQuery, eyeSeriesQuery, reportChangesQuery } from './queries.ts';
import { ReportFacts } from './report-facts.tsx';
import { ReportStatus } from './report-status.tsx';
import { ReportVersions } from './report-versions.tsx';
import { useLabReturn } from './use-lab-return.ts';
import { useVisitDeletion } from './use-visit-deletion.ts';
import { VisitAmendment } from './visit-amendment.tsx';

export const loader = async ({ params }: LoaderFunctionArgs) => {
  const { caseId } = await queryClient.ensureQueryData(eyeReportQuery(params.id ?? ''));
  await Promise.all([
    queryClient.ensureQueryData(childQuery(caseId)),
    queryClient.ensureQueryData(eyeSeriesQuery(caseId)),
    queryClient.prefetchQuery(reportChangesQuery(params.id ?? '')),
  ]);
};

function EyeReportPage() {
  const { t } = useTranslation(['eye', 'ui']);
  const to = useTo();
  const { id = '' } = useParams();
  const { date } = useCalendarDates();
  const { data: report } = useSuspenseQuery(eyeReportQuery(id));
  const { data: child } = useSuspenseQuery(childQuery(report.caseId));
  const { data: series } = useSuspenseQuery(eyeSeriesQuery(report.caseId));
  const { restore } = useVisitDeletion(report);
  const isReadOnly = useIsReadOnly();
  const until = series.visits.filter(visit => visit.date <= report.date);
  const shown = visitsOfReport(series.visits, report);
  usePageTitle(report.reference);
  return (
    <>
      <PageHeader
        parents={[
          { label: t('list.title'), href: to('eyeReports') },
          { label: child.fullName, href: to('case', { id: child.id }) },
        ]}
        crumb={report.reference}
        title={t('view.title', { reference: report.reference })}
        description={
          <span className={layout.meta}>
            <PersonName fullName={child.fullName} otherName={child.otherName} />
            <span>{t('view.visitOf', { day: date(report.date) })}</span>
            <ReportStatus report={report} />
          </span>
        }
        actions={report.deletedAt === null && <EyeReportActions report={report} child={child} />}
      />
      <div className={layout.stack16}>
        {report.deletedAt !== null && (
          <Notice
            tone="attention"
            action={
              isReadOnly ? null : (
                <Button
                  variant="default"
                  leftSection={<IconRestore size={18} aria-hidden />}
                  onClick={restore}
                >
                  {t('ui:act.restore')}
                </Button>
              )
            }
          >
            {t('view.deleted')}
          </Notice>
        )}
        {report.deletedAt === null && <AmendedSinceSent of={report} kind="refraction" child={child} />}
        {child.status === 'active' && <VisitAmendment report={report} />}
        {child.status === 'active' && <LensNotice report={report} />}
        {report.deletedAt === null && (
          <FastNotice visits={series.visits} visitId={id} birthDate={child.birthDate} />
        )}
        <PowerTable report={report} isReshaped={isMeasuredReshaped(report, shown)} />
        <section className={card.card}>
          <h2>{t('view.progression')}</h2>
          <Progression visits={until} child={child} />
        </section>
        <VisitComparison key={id} visits={until} visitId={id} />
        <TargetCard visits={until} />
        <Classification visits={shown} birthDate={child.birthDate} report={report} />
        <LabOrder report={report} />
        <ReportFacts report={report} />
        <ReportVersions report={report} />
      </div>
    </>
  );
}

export { EyeReportPage as Component };

function LabOrder({ report }: { report: EyeReport }) {
  const { t } = useTranslation('eye');
  const isReadOnly = useIsReadOnly();
  const timeZone = useSession().organization?.timeZone;
  const { date } = useCalendarDates();
  const today = todayIn(timeZone);
  const { noteReturn, isNoting } = useLabReturn();
  const order = labOrderOf({ ...report, isOrder: isLabOrder(report) }, today);
  if (order === null || report.deletedAt !== null) return null;
  const { id, version, returnBy, returnedOn } = report;
  const isReturned = returnedOn !== null;

  return (
    <section className={card.card} aria-label={t('order.title')}>
      <h2>{t('order.title')}</h2>
      <div className={styles.order}>
        <OrderStatus order={order} />
        <span>
          {isReturned
            ? t('order.cameBack', { day: date(returnedOn) })
            : returnBy === null
              ? t('order.awaited')
              : t('order.awaitedBy', { day: date(returnBy) })}
        </span>
        {!isReadOnly && (
          <Button
            variant={isReturned ? 'subtle' : 'default'}
            loading={isNoting}
            onClick={() => void noteReturn({ id, version }, isReturned ? null : today)}
          >
            {t(isReturned ? 'order.undo' : 'order.note')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Warns that a contact lens has the same power as the refraction; perhaps it was not converted. */
function LensNotice({ report }: { report: EyeReport }) {
  const { t } = useTranslation(['eye', 'ui']);
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  if (report.deletedAt !== null || !isLensToCheck(visitOf(report))) return null;
  const search = new URLSearchParams({ field: 'prescription.right.sph' });
  return (
    <Notice
      tone="attention"
      action={
        isReadOnly ? null : (
          <Button
            component={Link}
            variant="default"
            leftSection={<IconFilePencil size={18} aria-hidden />}
            to={[to('editEyeReport', { id: report.id }), search].join('?')}
          >
            {t('ui:act.amend')}
          </Button>
        )
      }
    >
      {t('check.lensPowerText')}
    </Notice>
  );
}
