import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import known from '../../../ui/text/facts.module.css';
import styles from './eye-report.module.css';
import { PowerTable } from './form/power-table.tsx';
import { eyeVersionsQuery } from './queries.ts';
import { type Fact, useReportFacts } from './report-facts.tsx';
import { ReportStatus } from './report-status.tsx';

export function ReportVersions({ report }: { report: EyeReport }) {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const { instant } = useInstants();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<number>();
  const versions = useQuery({ ...eyeVersionsQuery(report.id), enabled: isOpen });
  if (report.version === 1) return null;
  return (
    <section className={card.card}>
      <h2>{t('view.versions')}</h2>
      {!isOpen && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('view.showVersions', { count: report.version - 1 })}
        </Button>
      )}
      {versions.isError && <ListFailure text={errorText(versions.error)} onRetry={versions.refetch} />}
      <ol className={`${layout.stack8} ${layout.list}`}>
        {versions.data?.data.map(earlier => (
          <li key={earlier.version}>
            <div className={layout.meta}>
              <span>
                {t('view.version', { number: earlier.version })} · {instant(earlier.savedAt)} ·{' '}
                {earlier.savedBy.fullName}
              </span>
              <ReportStatus report={earlier} />
              <Button
                variant="subtle"
                size="xs"
                aria-expanded={shown === earlier.version}
                onClick={() => setShown(shown === earlier.version ? undefined : earlier.version)}
              >
                {t(shown === earlier.version ? 'view.hide' : 'view.show')}
              </Button>
            </div>
            {shown === earlier.version && (
              <>
                <PowerTable report={earlier} />
                <FactsThen earlier={earlier} report={report} />
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What an earlier version recorded, with the present value where that is different. */
function FactsThen({ earlier, report }: Record<'earlier' | 'report', EyeReport>) {
  const { t } = useTranslation('eye');
  const { date } = useCalendarDates();
  const dayOf = (version: EyeReport): Fact => [t('field.date'), date(version.date)];
  const then = Map.groupBy([dayOf(earlier), ...useReportFacts(earlier)], ([label]) => label);
  const now = Map.groupBy([dayOf(report), ...useReportFacts(report)], ([label]) => label);
  const saidIn = (facts: typeof now, label: string) =>
    (facts.get(label) ?? []).flatMap(([, fact]) => fact || []).join(' / ');
  const lines = [...new Set([...then.keys(), ...now.keys()])]
    .map(label => ({ label, before: saidIn(then, label), current: saidIn(now, label) }))
    .filter(({ before, current }) => before || current);
  return (
    <dl className={`${known.facts} ${styles.facts}`}>
      {lines.map(({ label, before, current }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before || '–'}
            {before !== current && <strong> · {t('view.now', { fact: current || '–' })}</strong>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
