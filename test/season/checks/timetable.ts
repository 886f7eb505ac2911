import { classSessions } from '../../../shared/features/classes/sessions/endpoints.ts';
import { plusDays } from '../local-days.ts';
import { today } from '../stage.ts';
import type { Check } from './check.ts';

const before = 28;
const after = 30;

/**
 * Checks that the timetable around today has exactly the sessions of the model: none on closed days, and also
 * the sessions of weeks A and B and of make-up days.
 */
export const checkTimetable: Check = async ({ school, model, calls, world }, report) => {
  const day = today({ world }, school);
  const [from, to] = [plusDays(day, -before), plusDays(day, after)];
  const { data } = await calls.of(school.clinic.admin).call(classSessions.searchSessions, { from, to });
  const found = data.data.map(({ id }) => id);
  const expected = model
    .listed(school.slug, 'session')
    .filter(({ day: date }) => from <= date && date <= to)
    .map(({ id }) => id);
  report.compared(expected.length);
  const missing = expected.filter(id => !found.includes(id)).length;
  const surplus = found.filter(id => !expected.includes(id)).length;
  if (missing + surplus + (found.length - new Set(found).size) > 0)
    report.differs(`of the sessions from ${from} to ${to} ${missing} are missing and ${surplus} too many`);
};
