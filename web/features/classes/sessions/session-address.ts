import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isPlainDate, isPlainTime } from '../../../../shared/core/fields.ts';

export interface NewSession {
  /** Time of a new session: date as `YYYY-MM-DD`, start and end as `HH:MM`. */
  date?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  classId?: string | undefined;
  caseId?: string | undefined;
  activityId?: string | undefined;
}

export type SessionAddress = { id: string; isEdited: boolean } | { id: null; given: NewSession };

const timeIn = (text: string) => (isPlainTime(text) ? text : undefined);

const parameters = ['session', 'edit', 'at', 'to', 'class', 'case', 'activity'];
const separator = 'T';

export function readSessionAddress(query: URLSearchParams): SessionAddress | null {
  const id = query.get('session');
  if (id === null || id === '') return null;
  if (id !== 'new') return { id, isEdited: query.get('edit') === '1' };
  const [date, start] = (query.get('at') ?? '').split(separator);
  const initial: NewSession = {
    date: date !== undefined && isPlainDate(date) ? date : undefined,
    start: timeIn(start ?? ''),
    end: timeIn(query.get('to') ?? ''),
    classId: query.get('class') ?? undefined,
    caseId: query.get('case') ?? undefined,
    activityId: query.get('activity') ?? undefined,
  };
  return { id: null, given: initial };
}

export function withSession(query: URLSearchParams, words: Record<string, string | undefined>): string {
  const after = new URLSearchParams(query);
  for (const name of parameters) after.delete(name);
  for (const [name, word] of Object.entries(words)) if (word) after.set(name, word);
  return after.toString();
}

/** Props of a link that opens a session, or its form, over the current page. */
export const sessionLink = (query: URLSearchParams, id: string, { isEdited = false } = {}) => ({
  to: { search: withSession(query, { session: id, edit: isEdited ? '1' : undefined }) },
  state: { isSessionOpened: true },
  preventScrollReset: true,
});

export const wordsOfNew = ({ date, start, end, classId, caseId, activityId }: NewSession) => ({
  session: 'new',
  at: date && [date, start].filter(Boolean).join(separator),
  to: end,
  class: classId,
  case: caseId,
  activity: activityId,
});

/** Opens session dialogs over the current page; Back closes a dialog that was opened here. */
export function useOpenSession() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOpenedHere = (state as { isSessionOpened?: boolean } | null)?.isSessionOpened === true;
  const isOpen = query.get('session') !== null;

  const go = useCallback(
    (words: Record<string, string | undefined>) =>
      void navigate(
        { search: withSession(query, words) },
        { replace: isOpen, preventScrollReset: true, state: isOpen ? state : { isSessionOpened: true } },
      ),
    [navigate, query, isOpen, state],
  );

  return {
    open: (id: string) => go({ session: id }),
    edit: (id: string) => go({ session: id, edit: '1' }),
    plan: (initial: NewSession = {}) => go(wordsOfNew(initial)),
    close: () => (isOpenedHere ? void navigate(-1) : go({})),
  };
}
