import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { PowerTable } from './form/power-table.tsx';
import { eyeVersionsQuery } from './queries.ts';
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
            {shown === earlier.version && <PowerTable report={earlier} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
