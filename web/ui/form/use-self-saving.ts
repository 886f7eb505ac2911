import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallError } from '../../platform/api/call-error.ts';
import { type Fallback, useErrorText } from '../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../feedback/toast.ts';

/** From the last change to saving, and from a failure to the next attempt. */
const saveAfterMs = 2_000;
const retryMs = 8_000;

interface Stored {
  version: number;
  savedAt: string;
}

interface SelfSavingOptions<Record extends Stored, Values> {
  record: Record;
  valuesOf: (record: Record) => Values;
  /** What keeps these values from being saved, by field. */
  findProblems: (values: Values) => object;
  /** Saves over the version that was stored last. */
  store: (values: Values, version: number) => Promise<Record>;
  onStored: (record: Record) => unknown;
  /** What somebody else stored, of which a conflict told. */
  readOther: (conflict: CallError) => Record | Promise<Record>;
  /** Whose message says that nothing was saved. */
  action: Fallback;
}

/**
 * The values of a record in the state draft, which save themselves: one after another, and again after a
 * failure; also when the page is hidden or left, and when the network is back.
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

  /** @param changes what makes new values of the latest ones, also for what ends later than it began */
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
      if (error instanceof CallError && error.code === 'version.conflict') setTheirs(await readOther(error));
      else if (!isQuiet || !(error instanceof CallError && error.isTransient))
        toastFailed(errorText(error, action));
      setFailures(before => before + 1);
      return false;
    } finally {
      setSaving(false);
    }
  }

  /** Whether everything typed is stored; otherwise it says why not. */
  function save(isQuiet = false): Promise<boolean> {
    queue.current = queue.current.then(() => send(isQuiet)).catch(() => false);
    return queue.current;
  }

  const saveQuietly = useEffectEvent(() => {
    void save(true);
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
    /** Set by the form: leads to what keeps the values from being saved. */
    lead,
    closeConflict: () => setTheirs(undefined),
    goOnFrom,
    version,
  };
}
