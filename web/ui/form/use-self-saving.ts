import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallError, currentIn, isConflict } from '../../platform/api/call-error.ts';
import { type Fallback, useErrorText } from '../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../feedback/toast.ts';

/** Milliseconds from the last change to saving, and from a failed request to its retry. */
const saveAfterMs = 2_000;
const retryMs = 8_000;

interface Stored {
  version: number;
  savedAt: string;
}

interface SelfSavingOptions<Record extends Stored, Values> {
  record: Record;
  valuesOf: (record: Record) => Values;
  /** Finds the errors that prevent saving, by field. */
  findProblems: (values: Values) => object;
  /** Stores the values over the version that was stored last. */
  store: (values: Values, version: number) => Promise<Record>;
  onStored: (record: Record) => unknown;
  /** Reads the stored version, for conflicts that do not include all of it. */
  readOther?: () => Promise<Record>;
  /** Name of the action, which selects the message for a failed save. */
  action: Fallback;
}

/**
 * Saves the values of a draft while the user types: one request after another, retried after failures; also
 * when the page is hidden or left, or the network returns.
 */
export function useSelfSaving<Record extends Stored, Values>(options: SelfSavingOptions<Record, Values>) {
  const { record, valuesOf, findProblems, store, onStored, readOther, action } = options;
  const errorText = useErrorText();
  const [values, setValues] = useState(() => valuesOf(record));
  const [stored, setStored] = useState(values);
  const [savedAt, setSavedAt] = useState<string>();
  const [theirs, setTheirs] = useState<Record>();
  const [failures, setFailures] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const version = useRef(record.version);
  const latest = useRef(values);
  const known = useRef(stored);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const lead = useRef<(() => void) | null>(null);
  const isChanged = JSON.stringify(values) !== JSON.stringify(stored);
  const isValid = Object.keys(findProblems(values)).length === 0;

  /** @param changes computes new values from the latest ones, also for asynchronous changes */
  const change = useCallback((changes: (before: Values) => Values) => {
    latest.current = changes(latest.current);
    setValues(latest.current);
  }, []);

  function keep(saved: Record, asSent: Values): void {
    version.current = saved.version;
    known.current = asSent;
    setStored(asSent);
    setSavedAt(saved.savedAt);
  }

  async function send(isQuiet: boolean): Promise<boolean> {
    const sent = latest.current;
    if (JSON.stringify(sent) === JSON.stringify(known.current)) return true;
    if (Object.keys(findProblems(sent)).length > 0) {
      if (!isQuiet) lead.current?.();
      return false;
    }
    setSaving(true);
    try {
      const saved = await store(sent, version.current);
      keep(saved, sent);
      setFailures(0);
      await onStored(saved);
      return true;
    } catch (error) {
      if (isConflict(error)) setTheirs(readOther ? await readOther() : currentIn<Record>(error));
      else if (!isQuiet || !(error instanceof CallError && error.isTransient))
        toastFailed(errorText(error, action));
      setFailures(before => before + 1);
      return false;
    } finally {
      setSaving(false);
    }
  }

  /** Saves everything typed; returns whether that succeeded, and shows errors otherwise. */
  function save(isQuiet = false): Promise<boolean> {
    queue.current = queue.current.then(() => send(isQuiet)).catch(() => false);
    return queue.current;
  }

  const saveQuietly = useEffectEvent(() => {
    void save(true);
  });

  const isWaiting = isChanged && isValid && theirs === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the timer
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

  /** Continues with these values from another stored version. */
  function goOnFrom(current: Record, next: Values): void {
    setTheirs(undefined);
    setFailures(0);
    keep(current, valuesOf(current));
    change(() => next);
  }

  return {
    values,
    stored,
    change,
    save,
    savedAt,
    isSaving,
    isUnsaved: isChanged,
    hasFailed: failures > 0 && isChanged,
    theirs,
    /** A function that the form sets: focuses the first value that cannot be saved. */
    lead,
    closeConflict: () => setTheirs(undefined),
    goOnFrom,
    version,
  };
}
