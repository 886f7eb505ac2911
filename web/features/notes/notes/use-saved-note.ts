import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Note, NoteFields } from '../../../../shared/features/notes/notes/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { keepNote, noteQuery } from './queries.ts';

/** From the last change to saving, and from a failure to the next attempt. */
const saveAfterMs = 2_000;
const retryMs = 8_000;

/** What a person has typed; the date may be unreadable. */
export type NoteValues = NoteFields;

export const valuesOf = ({
  date,
  description,
  language,
  includesSignature,
  includesName,
  isShared,
  body,
  attachments,
}: Note): NoteValues => ({
  ...{ date, description, language, includesSignature, includesName, isShared, body },
  attachments: attachments.map(({ fileId, caption, isAppended }) => ({ fileId, caption, isAppended })),
});

export interface NoteProblems {
  date?: string;
}

/** Between birth and today. */
function findProblems({ date }: NoteValues, { today, birthDate }: Days): NoteProblems {
  if (!/^\d{4}-\d\d-\d\d$/.test(date))
    return { date: date === '' ? 'validation.required' : 'validation.date' };
  if (date > today) return { date: 'validation.future_date' };
  return birthDate !== null && date < birthDate ? { date: 'validation.before_birth' } : {};
}

interface Days {
  today: string;
  birthDate: string | null;
}

/** The values of a draft, which save themselves: one after another, and again after a failure. */
export function useSavedNote(note: Note, days: Days) {
  const errorText = useErrorText();
  const [values, setValues] = useState(() => valuesOf(note));
  const [stored, setStored] = useState(values);
  const [savedAt, setSavedAt] = useState<string>();
  const [theirs, setTheirs] = useState<Note>();
  const [failures, setFailures] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const version = useRef(note.version);
  const latest = useRef(values);
  const known = useRef(stored);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const saving = useApiMutation(notes.saveNote);
  const isChanged = JSON.stringify(values) !== JSON.stringify(stored);
  const problems = findProblems(values, days);
  const isValid = problems.date === undefined;

  /** @param changes or what makes them of the latest values, for what ends later than it began */
  function change(changes: Partial<NoteValues> | ((now: NoteValues) => Partial<NoteValues>)): void {
    const made = typeof changes === 'function' ? changes(latest.current) : changes;
    latest.current = { ...latest.current, ...made };
    setValues(latest.current);
  }

  function keep(saved: Note, asSent: NoteValues): void {
    version.current = saved.version;
    known.current = asSent;
    setStored(asSent);
    setSavedAt(saved.savedAt);
  }

  async function send(isQuiet: boolean): Promise<boolean> {
    const sent = latest.current;
    if (JSON.stringify(sent) === JSON.stringify(known.current)) return true;
    if (findProblems(sent, days).date) return false;
    setSaving(true);
    try {
      const saved = await saving.mutateAsync({ ...sent, noteId: note.id, version: version.current });
      keep(saved, sent);
      setFailures(0);
      await keepNote(saved);
      return true;
    } catch (error) {
      const isConflict = error instanceof CallError && error.code === 'version.conflict';
      if (isConflict) setTheirs(await queryClient.fetchQuery({ ...noteQuery(note.id), staleTime: 0 }));
      else if (!isQuiet || !(error instanceof CallError && error.isTransient))
        toastFailed(errorText(error, 'edit'));
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

  /** Goes on from another stored version, with these values; attachments that it has let go of are gone. */
  function goOnFrom(current: Note, mine: NoteValues): void {
    const has = (fileId: string, { attachments }: Pick<NoteValues, 'attachments'>) =>
      attachments.some(one => one.fileId === fileId);
    const attachments = mine.attachments.filter(
      ({ fileId }) => has(fileId, valuesOf(current)) || !has(fileId, known.current),
    );
    const next = { ...mine, attachments };
    setTheirs(undefined);
    setFailures(0);
    keep(current, valuesOf(current));
    change(next);
  }

  return {
    values,
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
