import { Button, Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  gatherMeasurements,
  type Measurement,
} from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import type { PlannedMeasurement } from '../../../../shared/features/eye/measurements/plan-import.ts';
import { readMeasurements } from '../../../../shared/features/eye/measurements/read-measurements.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useParseDate } from '../../../platform/i18n/date-settings.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { orderIn } from './columns.ts';
import { type FileGroup, methodOf, tableOfGroup } from './file-groups.ts';
import styles from './import.module.css';
import { ImportResult } from './import-result.tsx';
import { MeasurementRow } from './measurement-row.tsx';
import { useImport } from './use-import.ts';
import { usePlan } from './use-plan.ts';

interface CheckStepProps {
  groups: readonly FileGroup[];
  onBack: () => void;
  onLeave: () => void;
}

/** Lists measurements and their children for the user to check; makes draft visits of the selected ones. */
export function CheckStep({ groups, onBack, onLeave }: CheckStepProps) {
  const { t } = useTranslation('measurements');
  const errorText = useErrorText();
  const parseDate = useParseDate();
  const [span, setSpan] = useState({ from: '', to: '' });
  const days = { from: parseDate(span.from) ?? '', to: parseDate(span.to) ?? '' };
  const { all, shown, left } = useMeasurements(groups, days);
  const method = methodOf(groups);
  const { planned, isSure, isClosed, decide, matches, isLoading } = usePlan(shown, method);
  const run = useImport(method);
  const ticked = planned.filter(({ isTicked }) => isTicked);

  if (run.outcomes) return <ImportResult run={run} onLeave={onLeave} />;
  if (all.length === 0) return <Notice tone="attention">{t('check.none')}</Notice>;
  const section = (key: 'look' | 'sure' | 'closed', rows: PlannedMeasurement[]) =>
    rows.length > 0 && (
      <section aria-labelledby={`import-${key}`}>
        <h2 id={`import-${key}`}>{t(`check.${key}`, { count: rows.length })}</h2>
        <p className={layout.hint}>{t(`check.${key}Text`)}</p>
        <ul className={`${layout.stack8} ${layout.above8}`}>
          {rows.map(row => (
            <MeasurementRow
              key={row.measurement.key}
              planned={row}
              onDecide={decision => decide(row.measurement.key, decision)}
            />
          ))}
        </ul>
      </section>
    );
  const keyIn = ({ measurement }: PlannedMeasurement) => measurement.key;
  return (
    <>
      {all.length > maxChecked && (
        <div className={styles.card}>
          <p>{t(left > 0 ? 'check.tooMany' : 'check.span', { all: all.length, shown: shown.length })}</p>
          <div className={styles.options}>
            <DateField
              label={t('check.from')}
              value={span.from}
              onChange={from => setSpan({ ...span, from })}
            />
            <DateField label={t('check.to')} value={span.to} onChange={to => setSpan({ ...span, to })} />
          </div>
        </div>
      )}
      {matches.isError && <ListFailure text={errorText(matches.error)} onRetry={matches.refetch} />}
      {isLoading && !matches.isError && <p role="status">{t('check.loading')}</p>}
      {!isLoading && matches.data && (
        <>
          {section(
            'look',
            planned.filter(row => !isSure(keyIn(row)) && !isClosed(keyIn(row))),
          )}
          {section(
            'sure',
            planned.filter(row => isSure(keyIn(row))),
          )}
          {section(
            'closed',
            planned.filter(row => isClosed(keyIn(row))),
          )}
        </>
      )}
      <div className={styles.actions}>
        {run.isRunning && <Progress label={t('check.writing')} done={run.done} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={run.isRunning} onClick={onBack}>
            {t('check.back')}
          </Button>
          <Button
            disabled={isLoading || ticked.length === 0}
            loading={run.isRunning}
            onClick={() => run.start(ticked)}
          >
            {t('check.make', { count: ticked.length })}
          </Button>
        </Group>
      </div>
    </>
  );
}

/** Maximum number of measurements that the user checks at a time. */
const maxChecked = 200;

/** Measurements of all files between two days, newest first, at most `maxChecked`. */
function useMeasurements(
  groups: readonly FileGroup[],
  { from, to }: { from: string; to: string },
): { all: Measurement[]; shown: Measurement[]; left: number } {
  const timeZone = useSession().organization?.timeZone ?? null;
  const all = useMemo(() => {
    const isOneOfSeveral = groups.length > 1;
    const read = groups.flatMap(group => {
      const { columns } = group;
      const table = tableOfGroup(group, isOneOfSeveral);
      return readMeasurements(table, {
        columns: columns.fields,
        dateOrder: orderIn(table, columns).order,
        timeZone,
        takesLikely: columns.takesLikely === true,
        withRefraction: methodOf(groups) !== null,
      });
    });
    return gatherMeasurements(read).sort(newestFirst);
  }, [groups, timeZone]);
  return useMemo(() => {
    const within = all.filter(
      ({ measuredOn }) => measuredOn === null || ((!from || measuredOn >= from) && (!to || measuredOn <= to)),
    );
    return { all, shown: within.slice(0, maxChecked), left: Math.max(0, within.length - maxChecked) };
  }, [all, from, to]);
}

/** Sorts newest first. Measurements without a date come first, because the file needs a correction. */
function newestFirst(one: Measurement, other: Measurement): number {
  const day = ({ measuredOn }: Measurement) => measuredOn ?? '9999';
  return day(one) === day(other) ? 0 : day(one) < day(other) ? 1 : -1;
}
