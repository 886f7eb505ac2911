import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { keepScreening } from '../queries.ts';
import { findProblems } from './check-values.ts';
import { type ScreeningValues, toFields, toFormValues } from './screening-values.ts';

/** From the last change to saving, and from a failure to the next attempt. */
const saveAfterMs = 2_000;
const retryMs = 8_000;

interface Days {
  today: string;
  birthDate: string | null;
}

/** The values of a draft, which save themselves: one after another, and again after a failure. */
export function useSavedScreening(screening: Screening, days: Days) {
  const errorText = useErrorText();
  const [values, setValues] = useState(() => toFormValues(screening));
  const [stored, setStored] = useState(values);
  const [savedAt, setSavedAt] = useState<string>();
  const [theirs, setTheirs] = useState<Screening>();
  const [failures, setFailures] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const version = useRef(screening.version);
  const latest = useRef(values);
  const known = useRef(stored);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const saving = useApiMutation(screenings.saveScreening);
  const isChanged = JSON.stringify(values) !== JSON.stringify(stored);
  const problems = findProblems(values, days);
  const isValid = Object.keys(problems).length === 0;

  const change = useCallback((changes: (before: ScreeningValues) => ScreeningValues) => {
    latest.current = changes(latest.current);
    setValues(latest.current);
  }, []);

  function keep(saved: Screening, asSent: ScreeningValues): void {
    version.current = saved.version;
    known.current = asSent;
    setStored(asSent);
    setSavedAt(saved.savedAt);
  }

  async function send(isQuiet: boolean): Promise<boolean> {
    const sent = latest.current;
    if (JSON.stringify(sent) === JSON.stringify(known.current)) return true;
    if (Object.keys(findProblems(sent, days)).length > 0) return false;
    setSaving(true);
    try {
      const input = { ...toFields(sent), screeningId: screening.id, version: version.current };
      const saved = await saving.mutateAsync(input);
      keep(saved, sent);
      setFailures(0);
      await keepScreening(saved);
      return true;
    } catch (error) {
      const isConflict = error instanceof CallError && error.code === 'version.conflict';
      if (isConflict) setTheirs(error.current as Screening);
      else if (!isQuiet || !(error instanceof CallError && error.isTransient))
        toastFailed(errorText(error, 'edit-le'));
      setFailures(before => before + 1);
      return false;
    } finally {
      setSaving(false);
    }
  }

  /** Whether everything typed is stored; otherwise it says why not. */
  function save(isQuiet = false): Promise<boolean> {
    queue.current = queue.current.then(() => send(isQuiet));
    return queue.current;
  }

  const saveQuietly = useEffectEvent(() => {
    save(true);
  });

  const isWaiting = isChanged && isValid && theirs === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait again
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(saveQuietly, failures > 0 ? retryMs : saveAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting, values, failures]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && saveQuietly();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', saveQuietly);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', saveQuietly);
      saveQuietly();
    };
  }, []);

  /** Goes on from another stored version, with these values. */
  function goOnFrom(current: Screening, next: ScreeningValues): void {
    setTheirs(undefined);
    setFailures(0);
    keep(current, toFormValues(current));
    change(() => next);
  }

  return {
    values,
    stored,
    change,
    problems,
    save,
    savedAt,
    isSaving,
    isUnsaved: isChanged,
    hasFailed: failures > 0 && isChanged,
    theirs,
    closeConflict: () => setTheirs(undefined),
    goOnFrom,
    version,
  };
}
