import { analytics } from '../../../shared/features/cases/analytics/endpoints.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { notes } from '../../../shared/features/notes/notes/endpoints.ts';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import type { Principal } from '../../support/clinic.ts';
import { plusDays } from '../local-days.ts';
import type { Model, ModelRecord, RecordKind } from '../model.ts';
import { type SeasonOrganization, type Stage, today } from '../stage.ts';
import type { Check, Report } from './check.ts';

interface Page {
  data: { data: { id: string }[]; meta: { next: string | null; total: number | null } };
}
type ReadPage = (caller: Principal, cursor: string | null, limit: number) => Promise<Page>;

const pageLimit = 50;
/** A page size smaller than the lists, so that the product must also count the records of other pages. */
const shortLimit = 5;

/** The lists and exports of the product, each with a function that reads a page. */
const lists: [name: string, kind: RecordKind, read: ReadPage][] = [
  ['list of cases', 'case', (caller, cursor, limit) => caller.call(cases.searchCases, { limit, cursor })],
  ['export of cases', 'case', (caller, cursor, limit) => caller.call(cases.readCases, { limit, cursor })],
  [
    'list of visits',
    'visit',
    (caller, cursor, limit) =>
      caller.call(eyeReports.searchEyeReports, { limit, cursor, withMeasurements: true }),
  ],
  ['list of notes', 'note', (caller, cursor, limit) => caller.call(notes.searchNotes, { limit, cursor })],
  [
    'list of screenings',
    'screening',
    (caller, cursor, limit) => caller.call(screenings.searchScreenings, { limit, cursor }),
  ],
];

/** Checks that every list and export has each record once, and that the dashboard counts them. */
export const checkCounts: Check = async (stage, report) => {
  for (const at of [stage.clinic, stage.school]) {
    const caller = stage.calls.of(at.clinic.admin);
    for (const [name, kind, read] of lists) await checkList(stage, at, { name, kind, read, caller }, report);
    await checkDashboard(stage, at, report);
  }
};

interface List {
  name: string;
  kind: RecordKind;
  read: ReadPage;
  caller: Principal;
}

async function checkList(stage: Stage, at: SeasonOrganization, list: List, report: Report): Promise<void> {
  const { name, kind, read, caller } = list;
  const expected = new Set(stage.model.listed(at.slug, kind).map(({ id }) => id));
  const found: string[] = [];
  const { total } = (await read(caller, null, shortLimit)).data.meta;
  if (total !== null && total !== expected.size)
    report.differs(`${name} of ${at.slug} counts ${total}, not ${expected.size}`);
  let cursor: string | null = null;
  do {
    const { data }: Page = await read(caller, cursor, pageLimit);
    if (data.data.length > pageLimit)
      report.differs(`${name} of ${at.slug} has ${data.data.length} rows on a page of at most ${pageLimit}`);
    found.push(...data.data.map(({ id }) => id));
    cursor = data.meta.next;
  } while (cursor !== null);
  report.compared(expected.size);
  const missing = [...expected].filter(id => !found.includes(id)).length;
  const surplus = found.filter(id => !expected.has(id)).length;
  const twice = found.length - new Set(found).size;
  if (missing + surplus + twice > 0)
    report.differs(`${name} of ${at.slug}: ${missing} missing, ${surplus} too many, ${twice} twice`);
}

const counters: [counter: string, kind: RecordKind][] = [
  ['cases', 'case'],
  ['eyeReports', 'visit'],
  ['screenings', 'screening'],
  ['notes', 'note'],
  ['sessions', 'session'],
];

/**
 * Whether the dashboard counts a record. It counts every added case, even an archived one, except merged
 * cases; it counts other records once they are finished.
 */
const isCounted = ({ mergedInto }: Model, { id, expected }: ModelRecord) =>
  expected.status !== 'draft' && !mergedInto.has(id);

/** Checks the dashboard's counts for each day of the last year. */
async function checkDashboard(stage: Stage, at: SeasonOrganization, report: Report): Promise<void> {
  const to = today(stage, at);
  const from = plusDays(to, -365);
  const { data } = await at.clinic.admin.call(analytics.countDays, { from, to });
  for (const [counter, kind] of counters) {
    if (!(data.kinds as string[]).includes(counter)) continue;
    const expected = new Map<string, number>();
    for (const { day } of stage.model.of(at.slug, kind).filter(one => isCounted(stage.model, one)))
      if (from <= day && day <= to) expected.set(day, (expected.get(day) ?? 0) + 1);
    const found = new Map(
      data.days.flatMap(({ date, counts }) => {
        const count = (counts as Record<string, number>)[counter];
        return count === undefined ? [] : [[date, count] as const];
      }),
    );
    for (const day of new Set([...expected.keys(), ...found.keys()])) {
      report.compared();
      if (expected.get(day) !== found.get(day))
        report.differs(
          `dashboard of ${at.slug} counts ${found.get(day) ?? 0} ${counter} on ${day}, not ${expected.get(day) ?? 0}`,
        );
    }
  }
}
