import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { preparedDays } from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cachedSession } from '../../../platform/auth/session.ts';
import { tokenStorage } from '../../../platform/auth/token-storage.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { colleagueListQuery } from '../../../platform/lookups/colleagues.ts';
import {
  announcePreparedDay,
  markPreparedDay,
  shareName,
  whilePreparing,
} from '../../../platform/offline/prepared-day.ts';
import { notationOfScreenings } from '../newest-notation.ts';
import { normsQuery, rulesQuery } from '../settings/queries.ts';
import { deleteDay, setCurrentDay } from './current-day.ts';
import { dayKey, openDayDatabase } from './day-database.ts';
import type { DayChild, DayContent } from './day-format.ts';
import { createDayKey } from './day-key.ts';
import { DayStore, sealContent } from './day-store.ts';
import { keepAppFiles } from './offline-files.ts';

const childrenAtOnce = 4;

export interface Preparation {
  children: readonly string[];
  deviceName: string;
  hours: number;
  code: string;
}

async function readChild(caseId: string): Promise<DayChild> {
  const [child, { screenings: all }] = await Promise.all([
    call(cases.getCase, { caseId }),
    call(screenings.listCaseScreenings, { caseId }),
  ]);
  const { id, fullName, otherName, birthDate, gender, status, school, grade, updatedAt } = child;
  return {
    recordId: crypto.randomUUID(),
    child: { id, fullName, otherName, birthDate, gender, status, school, grade, updatedAt },
    screenings: all,
  };
}

/**
 * Prepares this device to work offline: stores the children's names, birth dates and screenings, and the
 * app's files. Deletes the previous day first.
 * @param onProgress called with the number of stored children
 */
export async function takeAlong(
  preparation: Preparation,
  idempotencyKey: string,
  onProgress: (done: number) => void,
): Promise<DayStore> {
  await deleteDay();
  return whilePreparing(() => prepare(preparation, idempotencyKey, onProgress));
}

async function prepare(
  { children, deviceName, hours, code }: Preparation,
  idempotencyKey: string,
  onProgress: (done: number) => void,
): Promise<DayStore> {
  const session = cachedSession();
  const organization = session?.organization;
  if (!session || !organization) throw new Error('Nobody is signed in');
  await keepAppFiles();
  const days: DayChild[] = [];
  for (let at = 0; at < children.length; at += childrenAtOnce) {
    days.push(...(await Promise.all(children.slice(at, at + childrenAtOnce).map(readChild))));
    onProgress(days.length);
  }
  const norms = await queryClient.fetchQuery(normsQuery);
  const rules = await queryClient.fetchQuery(rulesQuery);
  const acuityNotation = await queryClient.fetchQuery(notationOfScreenings.query);
  const { day, share } = await call(
    preparedDays.prepareDay,
    { deviceName, hours, children: days.length },
    { idempotencyKey },
  );
  const content: DayContent = {
    day,
    organization: organization.organizationSlug,
    session,
    colleagues: queryClient.getQueryData(colleagueListQuery.queryKey)?.data ?? [],
    date: todayIn(organization.timeZone),
    children: days,
    norms,
    rules,
    acuityNotation,
  };
  markPreparedDay(session.id);
  const { key, wrapped } = await createDayKey(code, share);
  const database = await openDayDatabase();
  const stored = {
    id: day.id,
    ownerId: session.id,
    until: day.until,
    key: wrapped,
    wrongCodes: 0,
    ...(await sealContent(key, day.id, content)),
  };
  await database.put('day', stored, dayKey);
  await tokenStorage.setItem(shareName, share);
  const store = await DayStore.open(database, stored, key);
  setCurrentDay(store);
  announcePreparedDay();
  return store;
}
