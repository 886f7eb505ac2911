import { Button, Group } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PersonName } from '../../../ui/text/person-name.tsx';
import styles from './import.module.css';
import type { useImport, WrittenMeasurement } from './use-import.ts';
import { DraftChanged } from './write-visit.ts';

interface ImportResultProps {
  run: ReturnType<typeof useImport>;
  onLeave: () => void;
}

export function ImportResult({ run: { written = [], isRunning, done, retry }, onLeave }: ImportResultProps) {
  const { t } = useTranslation('measurements');
  const to = useTo();
  const failed = written.filter(({ report }) => !report).length;
  const count = written.length - failed;
  return (
    <section className={styles.card} aria-labelledby="import-result">
      <h2 id="import-result">{t('result.title', { count })}</h2>
      <p className={layout.hint}>{t('result.text')}</p>
      {failed > 0 && (
        <Notice
          tone="danger"
          action={
            <Button variant="default" size="xs" loading={isRunning} onClick={retry}>
              {t('result.retry')}
            </Button>
          }
        >
          {t('result.failed', { count: failed })}
        </Notice>
      )}
      {isRunning && <Progress label={t('check.writing')} done={done} />}
      <ul className={styles.results}>
        {written.map(result => (
          <ResultLine key={result.planned.measurement.key} written={result} />
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={isRunning} onClick={onLeave}>
          {t('result.another')}
        </Button>
        <Button component={Link} to={to('eyeReports')}>
          {t('result.list')}
        </Button>
      </Group>
    </section>
  );
}

function ResultLine({ written: { planned, report, error } }: { written: WrittenMeasurement }) {
  const { t } = useTranslation('measurements');
  const to = useTo();
  const errorText = useErrorText();
  const { date } = useCalendarDates();
  const { child, measurement, sameDay } = planned;
  const day = measurement.measuredOn ? date(measurement.measuredOn) : '';
  return (
    <li>
      <span>
        {child && <PersonName fullName={child.case.fullName} otherName={child.case.otherName} />}{' '}
        <span className={layout.hint}>{day}</span>
      </span>
      {report ? (
        <span className={`${layout.flex} ${layout.gap12}`}>
          <Status
            label={t(sameDay.kind === 'draft' ? 'result.added' : 'result.made')}
            Icon={IconCheck}
            tone="good"
          />
          <Link to={to('eyeReport', { id: report.id })}>{report.reference}</Link>
        </span>
      ) : (
        <Status
          label={error instanceof DraftChanged ? t('result.draftChanged') : errorText(error, 'create')}
          Icon={IconAlertCircle}
          tone="danger"
        />
      )}
    </li>
  );
}
