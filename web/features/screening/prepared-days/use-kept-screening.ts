import { useRef, useState } from 'react';
import { findProblems } from '../form/check-values.ts';
import type { ScreeningSaving } from '../form/screening-saving.ts';
import type { ScreeningValues } from '../form/screening-values.ts';
import type { DayStore } from './day-store.ts';

/** Answers of a child kept on this device; stored on every change. */
export function useKeptScreening(
  store: DayStore,
  caseId: string,
  days: { today: string; birthDate: string | null },
): ScreeningSaving {
  const { values, savedAt } = store.record(caseId);
  const [hasFailed, setFailed] = useState(false);
  const [stored, setStored] = useState(values);
  const lead = useRef<(() => void) | null>(null);
  if (!values) throw new Error('Nothing has been begun');
  const isWriting = store.isWriting(caseId);
  if (!isWriting && stored !== values) setStored(values);
  const problems = findProblems(values, days);

  async function keep(step: (before: ScreeningValues) => ScreeningValues): Promise<boolean> {
    try {
      await store.change(caseId, record =>
        record.values
          ? {
              ...record,
              ...{ values: step(record.values), savedAt: new Date().toISOString() },
              ...{ mustFinish: false, refusal: null },
            }
          : record,
      );
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }

  /** Saves the answers. This device stores all input as typed; the server later accepts only valid input. */
  async function save(isQuiet = false): Promise<boolean> {
    const isKept = await keep(before => before);
    if (isQuiet || Object.keys(problems).length === 0) return isKept;
    lead.current?.();
    return false;
  }

  return {
    values,
    stored: stored ?? values,
    problems,
    change: step => void keep(step),
    save,
    lead,
    savedAt: savedAt ?? undefined,
    isSaving: !hasFailed && isWriting,
    isPartial: false,
    hasFailed,
  };
}
