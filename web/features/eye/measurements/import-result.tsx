import { Button, Checkbox, Group } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { PlannedMeasurement } from '../../../../shared/features/eye/measurements/plan-import.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { EyeMeasurements } from './eye-measurements.tsx';
import styles from './import.module.css';
import type { Outcome } from './use-each.ts';
import { useFinish, type useImport } from './use-import.ts';
import { DraftChanged } from './write-visit.ts';

interface ImportResultProps {
  run: ReturnType<typeof useImport>;
  onLeave: () => void;
}

/**
 * Lists the created drafts and the failed measurements. Drafts that the user has checked can be finished at
 * once.
 */
export function ImportResult({ run, onLeave }: ImportResultProps) {
  const { t } = useTranslation('measurements');
  const to = useTo();
  const { outcomes = [], failed } = run;
  const finish = useFinish();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const ends = new Map((finish.outcomes ?? []).map(outcome => [outcome.item.id, outcome]));
  const isFinished = ({ id }: EyeReport) => ends.get(id)?.result !== undefined;
  const drafts = outcomes.flatMap(({ result }) => (result && !isFinished(result) ? [result] : []));
  const toFinish = drafts.filter(({ id }) => seen.has(id));
  const isRunning = run.isRunning || finish.isRunning;

  function look(id: string, isSeen: boolean): void {
    setSeen(before => new Set(isSeen ? [...before, id] : [...before].filter(other => other !== id)));
  }

  return (
    <section className={styles.card} aria-labelledby="import-result">
      <h2 id="import-result">{t('result.title', { count: outcomes.length - failed.length })}</h2>
      <p className={layout.hint}>{t('result.text')}</p>
      {failed.length > 0 && (
        <Failed
          text={t('result.failed', { count: failed.length })}
          isRunning={isRunning}
          onRetry={run.retry}
        />
      )}
      {finish.failed.length > 0 && (
        <Failed
          text={t('result.notFinished', { count: finish.failed.length })}
          isRunning={isRunning}
          onRetry={finish.retry}
        />
      )}
      {run.isRunning && <Progress label={t('check.writing')} done={run.done} />}
      <ul className={styles.results}>
        {outcomes.map(outcome => (
          <ResultLine
            key={outcome.item.measurement.key}
            outcome={outcome}
            end={outcome.result && ends.get(outcome.result.id)}
            isSeen={outcome.result !== undefined && seen.has(outcome.result.id)}
            isRunning={isRunning}
            onLook={look}
          />
        ))}
      </ul>
      {finish.isRunning && <Progress label={t('result.finishing')} done={finish.done} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={isRunning} onClick={onLeave}>
          {t('result.another')}
        </Button>
        <Button variant="default" component={Link} to={to('eyeReports')}>
          {t('result.list')}
        </Button>
        {drafts.length > 0 && (
          <Button
            disabled={toFinish.length === 0 || run.isRunning}
            loading={finish.isRunning}
            onClick={() => finish.start(toFinish)}
          >
            {t('result.finish', { count: toFinish.length })}
          </Button>
        )}
      </Group>
    </section>
  );
}

interface FailedProps {
  text: string;
  isRunning: boolean;
  onRetry: () => void;
}

function Failed({ text, isRunning, onRetry }: FailedProps) {
  const { t } = useTranslation(['measurements', 'common']);
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="default" size="xs" loading={isRunning} onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

/** The draft of that day to which a measurement is added. */
const draftOf = ({ sameDay }: PlannedMeasurement) => (sameDay.kind === 'draft' ? sameDay.visit : undefined);

interface ResultLineProps {
  outcome: Outcome<PlannedMeasurement, EyeReport>;
  /** Result of finishing the draft; undefined before that. */
  end: Outcome<EyeReport, EyeReport> | undefined;
  isSeen: boolean;
  isRunning: boolean;
  onLook: (id: string, isSeen: boolean) => void;
}

function ResultLine({ outcome, end, isSeen, isRunning, onLook }: ResultLineProps) {
  const { t } = useTranslation('measurements');
  const to = useTo();
  const { date } = useCalendarDates();
  const { item, result: report } = outcome;
  const { child, measurement } = item;
  const opened = report ?? draftOf(item);
  const day = measurement.measuredOn ? date(measurement.measuredOn) : '';
  const name = child?.case.fullName ?? '';
  return (
    <li>
      <span className={layout.stack4Start}>
        <span>
          {child && <PersonName fullName={name} otherName={child.case.otherName} />}{' '}
          <span className={layout.hint}>{day}</span>
        </span>
        <EyeMeasurements values={measurement.values} />
      </span>
      <span className={layout.stack4Start}>
        <ResultStatus outcome={outcome} end={end} />
        {opened && <Link to={to('eyeReport', { id: opened.id })}>{opened.reference}</Link>}
        {report && end?.result === undefined && (
          <Checkbox
            label={t('result.seen')}
            aria-label={t('result.seenOf', { name, day })}
            checked={isSeen}
            disabled={isRunning}
            onChange={event => onLook(report.id, event.currentTarget.checked)}
          />
        )}
      </span>
    </li>
  );
}

function ResultStatus({ outcome, end }: Pick<ResultLineProps, 'outcome' | 'end'>) {
  const { t } = useTranslation(['measurements', 'ui']);
  const errorText = useErrorText();
  const bad = (label: string) => <Status label={label} Icon={IconAlertCircle} tone="danger" />;
  if (!outcome.result) {
    const { error, item } = outcome;
    if (error instanceof DraftChanged) return bad(t('result.draftChanged'));
    const isWrong = error instanceof CallError && Object.keys(error.fields).length > 0;
    return bad(isWrong && draftOf(item) ? t('result.draftToCorrect') : errorText(error, 'create'));
  }
  if (end && !end.result) return bad(errorText(end.error, 'edit'));
  const isAdded = outcome.item.sameDay.kind === 'draft';
  const label = t(end ? 'ui:state.finished' : isAdded ? 'result.added' : 'result.made');
  return <Status label={label} Icon={IconCheck} tone="good" />;
}
