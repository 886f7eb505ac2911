import { type NumberNotation, saidNotation } from '../../../../shared/core/optics/acuity.ts';
import { preparedDays } from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cachedSession, setSession } from '../../../platform/auth/session.ts';
import { tokenStorage } from '../../../platform/auth/token-storage.ts';
import { colleagueListQuery } from '../../../platform/lookups/colleagues.ts';
import { observedValue } from '../../../platform/observed-value.ts';
import {
  hasPreparedDay,
  onPreparedDay,
  shareName,
  wipePreparedDay,
} from '../../../platform/offline/prepared-day.ts';
import { typedAcuities } from '../form/screening-values.ts';
import { notationOfScreenings } from '../newest-notation.ts';
import { caseScreeningsQuery } from '../queries.ts';
import { normsQuery, rulesQuery } from '../settings/queries.ts';
import { dayKey, openDayDatabase, type StoredDay } from './day-database.ts';
import { NewerFormatError } from './day-format.ts';
import { openDayKey, WrongCodeError } from './day-key.ts';
import { DayStore } from './day-store.ts';

/** Number of wrong codes after which this device deletes its part of the key. */
export const codesUntilLocked = 5;
/** Number of wrong codes after which this device deletes the whole prepared day. */
export const codesUntilWiped = 10;

const current = observedValue<DayStore | undefined>(undefined);
let stopWatching = () => {};

export const currentDay = current.get;
export const onCurrentDay = current.subscribe;

export function setCurrentDay(store: DayStore | undefined): void {
  stopWatching();
  stopWatching = store ? onPreparedDay(closeDeletedDay) : () => {};
  current.set(store);
}

/** Closes the opened day after this tab or another one has deleted it on the device. */
function closeDeletedDay(): void {
  const store = current.get();
  if (!store || hasPreparedDay()) return;
  store.close();
  setCurrentDay(undefined);
}

export async function deleteDay(): Promise<void> {
  current.get()?.close();
  await wipePreparedDay();
  setCurrentDay(undefined);
}

/** Reads the prepared day of this device, still encrypted; undefined if there is none or it has expired. */
export async function readStoredDay(): Promise<StoredDay | undefined> {
  const database = await openDayDatabase();
  try {
    return await database.get('day', dayKey);
  } finally {
    database.close();
  }
}

export type OpeningProblem =
  | 'code.wrong'
  | 'code.locked'
  | 'code.wiped'
  | 'day.expired'
  | 'day.closed'
  | 'day.newer'
  | 'day.none';

/** Thrown if a prepared day cannot be opened; `problem` says why. */
export class OpeningError extends Error {
  readonly problem: OpeningProblem;
  /** Number of attempts left before the device locks the day. */
  readonly left: number;

  constructor(problem: OpeningProblem, left = 0) {
    super(problem);
    this.problem = problem;
    this.left = left;
  }
}

/**
 * Decrypts the prepared day with the user's code and the share, a part of the key that the device stores.
 * After five wrong codes it deletes the share, which only the owner can fetch again from the server; after
 * five more, it deletes the day.
 * @throws OpeningError
 */
export async function openDay(code: string): Promise<DayStore> {
  const database = await openDayDatabase();
  const stored = await database.get('day', dayKey);
  const fail = async (problem: OpeningProblem, isOver: boolean, left = 0): Promise<never> => {
    database.close();
    if (isOver) await deleteDay();
    throw new OpeningError(problem, left);
  };
  if (!stored) return fail('day.none', true);
  if (Date.parse(stored.until) <= Date.now()) return fail('day.expired', true);
  const share = (await tokenStorage.getItem(shareName)) ?? (await fetchShare(stored.id));
  if (share === 'closed') return fail('day.closed', true);
  if (share === undefined) return fail('code.locked', false);
  // Counts the attempt first, so that closing the tab does not give another attempt.
  const wrongCodes = stored.wrongCodes + 1;
  await database.put('day', { ...stored, wrongCodes }, dayKey);
  try {
    const key = await openDayKey(stored.key, code, share);
    await database.put('day', { ...stored, wrongCodes: 0 }, dayKey);
    const store = await DayStore.open(database, stored, key);
    setCurrentDay(store);
    return store;
  } catch (error) {
    if (error instanceof NewerFormatError) return fail('day.newer', false);
    if (!(error instanceof WrongCodeError)) throw error;
    if (wrongCodes >= codesUntilWiped) return fail('code.wiped', true);
    if (wrongCodes === codesUntilLocked) {
      await tokenStorage.removeItem(shareName);
      return fail('code.locked', false);
    }
    const limit = wrongCodes > codesUntilLocked ? codesUntilWiped : codesUntilLocked;
    return fail('code.wrong', false, limit - wrongCodes);
  }
}

/** Fetches the share of the key, which the server gives only to the owner. Undefined if the request fails. */
async function fetchShare(preparedDayId: string): Promise<string | 'closed' | undefined> {
  try {
    const { share } = await call(preparedDays.openPreparedDay, { preparedDayId });
    await tokenStorage.setItem(shareName, share);
    return share;
  } catch (error) {
    const isClosed = error instanceof CallError && error.code === 'prepared-day.closed';
    return isClosed ? 'closed' : undefined;
  }
}

/**
 * The notation of the last acuity on this device, or else the notation that was usual when the day was
 * prepared.
 */
function usualNotation(store: DayStore): NumberNotation | null {
  const statements = store.content.children.flatMap(({ child }) => {
    const { values, savedAt } = store.record(child.id);
    const notation =
      values && saidNotation(typedAcuities(values.tests.eyesight), values.tests.eyesight.details.notation);
    return notation ? [{ notation, at: savedAt ?? '' }] : [];
  });
  const [last] = statements.toSorted((one, other) => other.at.localeCompare(one.at));
  return last?.notation ?? store.content.acuityNotation ?? null;
}

/** Whether the day belongs to the organisation that is open in this tab; true if none is open yet. */
export function isOfOpenOrganization(store: DayStore): boolean {
  const open = cachedSession();
  return !open || open.organization?.organizationSlug === store.content.organization;
}

/**
 * Fills the query cache with the data of the prepared day, so that pages work offline. Does nothing while
 * another organisation is open.
 */
export function provideDay(store: DayStore): void {
  if (!isOfOpenOrganization(store)) return;
  const { session, colleagues, children, norms, rules } = store.content;
  queryClient.setQueryData(notationOfScreenings.query.queryKey, before => before ?? usualNotation(store));
  queryClient.setQueryData(normsQuery.queryKey, before => before ?? norms);
  queryClient.setQueryData(rulesQuery.queryKey, before => before ?? rules);
  for (const { queryKey } of [normsQuery, rulesQuery])
    queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(colleagueListQuery.queryKey, before => before ?? { data: colleagues, invited: 0 });
  if (!cachedSession()) setSession(session);
  for (const { child, screenings } of children) {
    queryClient.setQueryData(caseScreeningsQuery(child.id).queryKey, before => before ?? screenings);
    queryClient.setQueryDefaults(caseScreeningsQuery(child.id).queryKey, {
      gcTime: Number.POSITIVE_INFINITY,
    });
  }
}
