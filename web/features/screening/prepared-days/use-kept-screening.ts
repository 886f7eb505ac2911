import { useState } from 'react';
import { findProblems } from '../form/check-values.ts';
import type { ScreeningSaving } from '../form/screening-saving.ts';
import type { ScreeningValues } from '../form/screening-values.ts';
import type { DayStore } from './day-store.ts';

/** The answers of a child that lie on this device: kept with every change. */
export function useKeptScreening(
  store: DayStore,
  caseId: string,
  days: { today: string; birthDate: string | null },
): ScreeningSaving {
  const { values, savedAt } = store.record(caseId);
  const [hasFailed, setFailed] = useState(false);
  if (!values) throw new Error('Nothing has been begun');

  async function keep(step: (before: ScreeningValues) => ScreeningValues): Promise<boolean> {
    try {
      await store.change(caseId, record =>
        record.values
          ? { ...record, values: step(record.values), savedAt: new Date().toISOString(), refusal: null }
          : record,
      );
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }

  return {
    values,
    problems: findProblems(values, days),
    change: step => void keep(step),
    save: () => keep(before => before),
    savedAt: savedAt ?? undefined,
    isSaving: !hasFailed && store.isWriting(caseId),
    hasFailed,
  };
}
