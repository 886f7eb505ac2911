import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import styles from '../sessions/session.module.css';
import { ChildProgress } from './child-progress.tsx';
import { childReportsQuery, keepReport } from './queries.ts';
import { ReportDialog } from './report-dialog.tsx';
import type { Days } from './report-values.ts';

export function ChildReports({ caseId, isReadOnly }: { caseId: string; isReadOnly: boolean }) {
  const { t } = useTranslation('progress');
  const to = useTo();
  const navigate = useNavigate();
  const [period, setPeriod] = useState<Days>();
  const { data, isError, refetch } = useQuery(childReportsQuery(caseId));
  if (isError) return <ListFailure text={t('listFailed')} onRetry={() => void refetch()} />;
  return (
    <section className={card.card} aria-labelledby="child-reports">
      <header className={styles.listHead}>
        <h2 id="child-reports">{t('title')}</h2>
      </header>
      <ChildProgress
        caseId={caseId}
        actionOf={chosen =>
          !isReadOnly && (
            <Button
              variant="default"
              leftSection={<IconFileText size={18} aria-hidden />}
              onClick={() => setPeriod(chosen)}
            >
              {t('new')}
            </Button>
          )
        }
      />
      <h3 className={layout.above24}>{t('all')}</h3>
      {data?.length === 0 && <p className={layout.soft}>{t('none')}</p>}
      <ul className={`${layout.grid} ${layout.list}`}>
        {data?.map(report => (
          <ReportLine key={report.id} report={report} />
        ))}
      </ul>
      {period && (
        <ReportDialog
          caseId={caseId}
          report={null}
          period={period}
          onClose={() => setPeriod(undefined)}
          onSaved={saved => {
            setPeriod(undefined);
            void keepReport(saved);
            void navigate(to('progressReport', { id: saved.id }));
          }}
        />
      )}
    </section>
  );
}

function ReportLine({ report: { id, from, to: until, status, author, sentAt } }: { report: ProgressReport }) {
  const { t } = useTranslation('progress');
  const to = useTo();
  const { date } = useCalendarDates();
  const facts = [t(`state.${sentAt === null ? status : 'sent'}`), author.fullName];
  return (
    <li className={styles.activity}>
      <span className={`${layout.grid} ${layout.grow} ${layout.breakable}`}>
        <Link to={to('progressReport', { id })}>{t('period', { from: date(from), to: date(until) })}</Link>
        <span className={layout.hint}>{facts.join(' · ')}</span>
      </span>
    </li>
  );
}
