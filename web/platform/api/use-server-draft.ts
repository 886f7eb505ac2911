import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from '../../../shared/features/cases/drafts/schema.ts';
import { CallError } from './call-error.ts';
import { type DraftKey, discardDraft, discardForGood, holdReads, saveDraft } from './drafts.ts';
import { logWarning } from './log.ts';

/** Milliseconds from the last keystroke to saving. */
const debounceMs = 2_000;
/** Milliseconds from a failed request to its retry. */
const retryMs = 10_000;

export interface ServerDraft {
  /** When the draft was last saved; undefined if there is none. */
  savedAt: string | undefined;
  isSaving: boolean;
  /** Whether the server lacks some of the user's input. */
  isUnsaved: boolean;
  /** What the user can choose on leaving the form; nothing can be saved while the input belongs to no child. */
  leaving: { saveDraft: (() => Promise<boolean>) | undefined; discardDraft: () => void };
  /** Deletes the draft. New input starts another one. */
  discard: () => Promise<void>;
  /** Deletes the draft and stops saving; called when the form has been submitted. */
  finish: () => Promise<void>;
}

/**
 * Saves the input of a form on the server while the user types, but not in the browser.
 * @param draftKey null while the input belongs to no child yet; nothing is saved, and all input is unsaved.
 * If the key changes, the next change of the input moves the draft.
 * @param body content of the form as text; null while it is unchanged
 * @param autosave the stored draft when the form was opened
 */
export function useServerDraft(
  draftKey: DraftKey | null,
  body: string | null,
  autosave: Draft | null,
): ServerDraft {
  const [saved, setSaved] = useState<Draft | null>(autosave);
  const [isSaving, setSaving] = useState(false);
  const [failures, setFailures] = useState(0);
  const pendingBody = useRef<string | null>(null);
  const queue = useRef(Promise.resolve());
  const isFinished = useRef(false);
  /** Key under which the draft was saved last; until then, the key when the form was opened. */
  const lastKey = useRef(draftKey);
  const isKept = draftKey !== null;
  const isUpToDate = body === (saved?.body ?? null);
  pendingBody.current = isUpToDate ? null : body;

  /** Stores the text, or deletes the draft if the text is null. Resolves to the error, if there was one. */
  async function store(text: string | null): Promise<unknown> {
    if (!draftKey) return undefined;
    let failure: unknown;
    await enqueue(async () => {
      if (isFinished.current) return;
      setSaving(true);
      try {
        if (text === null) await discardDraft(draftKey);
        const done = text !== null && (await saveDraft(draftKey, text));
        for (const earlier of keysBefore(draftKey)) await discardDraft(earlier);
        lastKey.current = draftKey;
        setSaved(done ? { body: String(text), ...done } : null);
        setFailures(0);
      } catch (error) {
        failure = error;
        logWarning('A draft could not be saved', error);
        const canRetry = error instanceof CallError && error.isTransient;
        if (canRetry) setFailures(before => before + 1);
      }
      setSaving(false);
    });
    return failure;
  }

  const save = useEffectEvent((text: string | null) => void store(text));

  async function saveNow(): Promise<boolean> {
    const failure = await store(body);
    if (failure !== undefined) throw failure;
    return true;
  }

  useEffect(() => {
    if (!isKept || isUpToDate) return;
    const timer = setTimeout(() => save(body), failures > 0 ? retryMs : debounceMs);
    return () => clearTimeout(timer);
  }, [isKept, isUpToDate, body, failures]);

  const flush = useEffectEvent(() => {
    if (pendingBody.current !== null) save(pendingBody.current);
  });

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', flush);
      flush();
    };
  }, []);

  /** The key from which the draft moves; empty if it stays. */
  function keysBefore({ form, caseId }: DraftKey): DraftKey[] {
    const { current } = lastKey;
    return current && (current.form !== form || current.caseId !== caseId) ? [current] : [];
  }

  /** Runs writes one after another. A form that opens reads its draft after them. */
  function enqueue(write: () => Promise<void>): Promise<void> {
    queue.current = queue.current.then(write);
    if (draftKey) holdReads(draftKey, queue.current);
    return queue.current;
  }

  function finish(): Promise<void> {
    isFinished.current = true;
    return enqueue(async () => {
      for (const key of draftKey ? [draftKey, ...keysBefore(draftKey)] : []) await discardForGood(key);
      setSaved(null);
    });
  }

  async function discard(): Promise<void> {
    await finish();
    isFinished.current = false;
  }

  return {
    savedAt: saved?.savedAt,
    isSaving,
    isUnsaved: body !== null && !isUpToDate,
    leaving: { saveDraft: isKept ? saveNow : undefined, discardDraft: () => void finish() },
    discard,
    finish,
  };
}
