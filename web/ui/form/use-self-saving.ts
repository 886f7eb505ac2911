import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSame } from '../../../shared/core/documents/is-same.ts';
import { CallError, currentIn, isConflict } from '../../platform/api/call-error.ts';
import { type Fallback, useErrorText } from '../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../feedback/toast.ts';

/** Milliseconds from the last change to saving. */
const saveAfterMs = 2_000;
/** Milliseconds from a failed request to its retry. */
const retryMs = 8_000;

interface Stored {
  version: number;
  savedAt: string;
}

interface SelfSavingOptions<Record extends Stored, Values, Problems extends object> {
  record: Record;
  valuesOf: (record: Record) => Values;
  /** Finds the errors that prevent saving, by field. */
  findProblems: (values: Values) => Problems;
  /** Replaces the values that cannot be saved with stored ones, so that all others can be saved. */
  withoutProblems: (values: Values, problems: Problems, stored: Values) => Values;
  /** Stores the values on top of the version that was stored last. */
  store: (values: Values, version: number) => Promise<Record>;
  onStored: (record: Record) => unknown;
  /** Reads the stored version, if the error of a conflict does not contain all of it. */
  readOther?: () => Promise<Record>;
  /** The kind of action, for the message about a failed save. */
  action: Fallback;
}

/**
 * Saves the values of a draft while the user types, one request after another, and retries after failures.
 * Also saves when the page is hidden or left, or the network returns. Wrong values stay unsaved until the
 * user corrects them; all others are saved.
 */
export function useSelfSaving<Record extends Stored, Values, Problems extends object>(
  options: SelfSavingOptions<Record, Values, Problems>,
) {
  const { record, valuesOf, findProblems, withoutProblems, store, onStored, readOther, action } = options;
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
  const isChanged = !isSame(values, stored);

  /** @param changes returns new values from the latest ones, which may have changed meanwhile */
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

  /** The values that can be saved now: the typed ones, with stored values instead of wrong ones. */
  function storable(typed: Values, before: Values): Values {
    const problems = findProblems(typed);
    if (Object.keys(problems).length === 0) return typed;
    const kept = withoutProblems(typed, problems, before);
    return Object.keys(findProblems(kept)).length === 0 ? kept : before;
  }

  async function send(isQuiet: boolean): Promise<boolean> {
    const sent = storable(latest.current, known.current);
    const isWhole = isSame(sent, latest.current);
    if (!isWhole && !isQuiet) lead.current?.();
    if (isSame(sent, known.current)) return isWhole;
    setSaving(true);
    try {
      const saved = await store(sent, version.current);
      keep(saved, sent);
      setFailures(0);
      await onStored(saved);
      return isWhole;
    } catch (error) {
      if (!isConflict(error)) fail(error, isQuiet);
      else if (readOther) await readOther().then(setTheirs, reason => fail(reason, isQuiet));
      else setTheirs(currentIn<Record>(error));
      setFailures(before => before + 1);
      return false;
    } finally {
      setSaving(false);
    }
  }

  function fail(error: unknown, isQuiet: boolean): void {
    if (!isQuiet || !(error instanceof CallError && error.isTransient)) toastFailed(errorText(error, action));
  }

  /** Saves the typed values. Returns whether all were saved; shows errors unless `isQuiet`. */
  function save(isQuiet = false): Promise<boolean> {
    queue.current = queue.current.then(() => send(isQuiet)).catch(() => false);
    return queue.current;
  }

  const saveQuietly = useEffectEvent(() => {
    void save(true);
  });

  const areOthersStored = isSame(storable(values, stored), stored);
  const isWaiting = theirs === undefined && !areOthersStored;
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

  /** Drops the changes that are not saved, so that leaving the page does not save them either. */
  function dropUnsaved(): void {
    latest.current = known.current;
  }

  /** Continues on top of another stored version. @param mine the user's values; by default, as typed last */
  function goOnFrom(current: Record, mine = latest.current): void {
    setTheirs(undefined);
    setFailures(0);
    keep(current, valuesOf(current));
    change(() => mine);
  }

  return {
    values,
    stored,
    change,
    save,
    /** What the user can choose on leaving the form. */
    leaving: { saveDraft: () => save(), discardChanges: dropUnsaved },
    savedAt,
    isSaving,
    isUnsaved: isChanged,
    /** Whether only values that the user must correct are unsaved. */
    isPartial: areOthersStored && isChanged,
    hasFailed: failures > 0 && isChanged,
    theirs,
    /** Set by the form: focuses the first value that cannot be saved. */
    lead,
    closeConflict: () => setTheirs(undefined),
    goOnFrom,
    version,
  };
}
