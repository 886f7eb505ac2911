import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { preparedDays } from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cachedSession } from '../../../platform/auth/session.ts';
import { tokenStorage } from '../../../platform/auth/token-storage.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { colleaguesQuery } from '../../../platform/lookups/colleagues.ts';
import { announcePreparedDay, markPreparedDay, shareName } from '../../../platform/offline/prepared-day.ts';
import { newestNotationQuery } from '../queries.ts';
import { normsQuery } from '../settings/queries.ts';
import { deleteDay, setCurrentDay } from './current-day.ts';
import { dayKey, openDayDatabase } from './day-database.ts';
import type { DayChild, DayContent } from './day-format.ts';
import { createDayKey } from './day-key.ts';
import { DayStore, sealContent } from './day-store.ts';
import { keepAppFiles } from './offline-files.ts';

const childrenAtOnce = 4;

interface Preparation {
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
  const { id, fullName, otherName, birthDate, gender, status } = child;
  return {
    recordId: crypto.randomUUID(),
    child: { id, fullName, otherName, birthDate, gender, status },
    screenings: all,
  };
}

/**
 * Takes children along: their names, birthdays and screenings, and the files of the app, so that this device works
 * without a network. Whatever the device had before has to be deleted first.
 * @param onProgress told how many children are there
 */
export async function takeAlong(
  { children, deviceName, hours, code }: Preparation,
  onProgress: (done: number) => void,
): Promise<DayStore> {
  const session = cachedSession();
  const organization = session?.organization;
  if (!session || !organization) throw new Error('Nobody is signed in');
  await deleteDay();
  await keepAppFiles();
  const taken: DayChild[] = [];
  for (let at = 0; at < children.length; at += childrenAtOnce) {
    taken.push(...(await Promise.all(children.slice(at, at + childrenAtOnce).map(readChild))));
    onProgress(taken.length);
  }
  const norms = await queryClient.fetchQuery(normsQuery);
  const acuityNotation = await queryClient.fetchQuery(newestNotationQuery);
  const { day, share } = await call(preparedDays.prepareDay, { deviceName, hours, children: taken.length });
  const content: DayContent = {
    day,
    organization: organization.organizationSlug,
    session,
    colleagues: queryClient.getQueryData(colleaguesQuery.queryKey) ?? [],
    date: todayIn(organization.timeZone),
    children: taken,
    norms,
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
