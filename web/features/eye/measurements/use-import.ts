import { useState } from 'react';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { PlannedMeasurement } from '../../../../shared/features/eye/measurements/plan-import.ts';
import type { ImportedMethod } from '../../../../shared/features/eye/measurements/schema.ts';
import { refreshEye } from '../eye-reports/queries.ts';
import { writeVisit } from './write-visit.ts';

export interface WrittenMeasurement {
  planned: PlannedMeasurement;
  report?: EyeReport;
  error?: unknown;
}

/** Writes drafts one by one; a failure does not stop the others and can be retried. */
export function useImport(method: ImportedMethod | null) {
  const [written, setWritten] = useState<WrittenMeasurement[]>();
  const [isRunning, setRunning] = useState(false);
  const [done, setDone] = useState(0);

  async function start(chosen: readonly PlannedMeasurement[]): Promise<void> {
    setRunning(true);
    setDone(0);
    const results: WrittenMeasurement[] = [];
    for (const planned of chosen) {
      results.push(await write(planned));
      setDone(results.length / chosen.length);
    }
    const isAgain = (planned: PlannedMeasurement) => chosen.includes(planned);
    setWritten(before => [...(before ?? []).filter(result => !isAgain(result.planned)), ...results]);
    setRunning(false);
    await refreshEye();
  }

  async function write(planned: PlannedMeasurement): Promise<WrittenMeasurement> {
    try {
      return { planned, report: await writeVisit(planned, method) };
    } catch (error) {
      return { planned, error };
    }
  }

  const failed = written?.filter(({ report }) => !report).map(({ planned }) => planned) ?? [];
  return { written, isRunning, done, start, retry: () => start(failed) };
}
