import { classes } from '../../../shared/features/classes/classes/endpoints.ts';
import { evaluations } from '../../../shared/features/classes/evaluations/endpoints.ts';
import type { EvaluationChange } from '../../../shared/features/classes/evaluations/schema.ts';
import { classSessions } from '../../../shared/features/classes/sessions/endpoints.ts';
import { customActivities } from '../../../shared/features/courses/custom-activities/endpoints.ts';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import { activityFields } from '../../features/courses/activities/samples.ts';
import { answeredTests } from '../../features/screening/screenings/samples.ts';
import { plusDays, weekdayOf } from '../local-days.ts';
import type { ModelRecord } from '../model.ts';
import {
  isOneOf,
  pick,
  type SeasonOrganization,
  type SeasonPerson,
  type Stage,
  today,
  whoMay,
} from '../stage.ts';
import { datesOf, enterCalendar } from './calendar.ts';
import { addCase } from './cases.ts';

/** Number of children in a class, and of classes in the school, at scale 1. */
const classSize = 25;
const classesOfSchool = 24;
const fewestChildren = 6;
const fewestClasses = 4;
const startTimes = ['09:15', '10:30', '13:15', '14:20'];
const endTimes = ['10:00', '11:15', '14:00', '15:05'];
const schoolWeek = 5;

/**
 * On the first morning of the school year, creates the calendar, children and classes; each class has two
 * weekly series of sessions.
 */
export async function openSchoolYear(stage: Stage, lastDay: string): Promise<void> {
  const { school, model } = stage;
  const day = today(stage, school);
  await enterCalendar(stage);
  const size = Math.max(fewestChildren, Math.round(classSize * stage.scale));
  const count = Math.max(fewestClasses, Math.round(classesOfSchool * stage.scale));
  const [head, ...teachers] = whoMay(school, 'admin', 'all');
  if (!head) throw new Error('the school has no head');
  for (let number = 0; number < count; number++) {
    const children: ModelRecord[] = [];
    while (children.length < size) children.push(await addCase(stage, school));
    const name = `Class ${number + 1}`;
    const teacher = teachers[number % teachers.length] ?? head;
    const made = await teacher.caller.call(classes.createClass, {
      ...{ name, note: '', color: 'plum', teacherIds: [head.caller.person.id] },
    });
    const caseIds = children.map(({ id }) => id);
    const { data } = await teacher.caller.call(classes.addClassChildren, { classId: made.data.id, caseIds });
    const activity = await teacher.caller.call(customActivities.createCustomActivity, activityFields());
    const { id, version } = data;
    model.add({ kind: 'class', id, organization: school.slug, day, version, expected: { name } });
    const about = { classId: id, number, teacher, activityId: activity.data.id, caseIds, lastDay };
    await planSeries(stage, { ...about, first: nextWeekday(day, 1 + (number % schoolWeek)), weeks: 'every' });
    const weeks = number % 2 === 0 ? 'A' : 'B';
    await planSeries(stage, { ...about, first: nextWeekday(day, 1 + ((number + 3) % schoolWeek)), weeks });
  }
}

interface Series {
  classId: string;
  first: string;
  lastDay: string;
  weeks: 'every' | 'A' | 'B';
  number: number;
  teacher: SeasonPerson;
  activityId: string;
  caseIds: string[];
}

/** Maximum number of days that one request for sessions may cover. */
const listedDays = 56;

async function planSeries(stage: Stage, series: Series): Promise<void> {
  const { school, model } = stage;
  const { classId, first, lastDay, weeks, number, teacher, activityId, caseIds } = series;
  const weekday = weekdayOf(first);
  const dates = datesOf(first, lastDay, weekday, weeks);
  if (dates.length === 0) return;
  const start = startTimes[number % startTimes.length] ?? '';
  const end = endTimes[number % endTimes.length] ?? '';
  const title = `Reading ${number + 1} ${weeks}`;
  const fields = { title, start, end, room: `Room ${number + 1}`, note: '', reminder: null };
  await teacher.caller.call(classSessions.createSession, {
    ...{ ...fields, date: first, classIds: [classId], caseIds: [], activityIds: [activityId] },
    repeat: { until: lastDay, weeks },
  });
  const ids = new Map<string, string>();
  for (let from = first; from <= lastDay; from = plusDays(from, listedDays)) {
    const listed = await teacher.caller.call(classSessions.searchSessions, {
      ...{ from, to: plusDays(from, listedDays - 1), classId, isMine: true },
    });
    for (const row of listed.data.data) if (row.title === title) ids.set(row.date, row.id);
  }
  for (const date of dates) {
    const id = ids.get(date) ?? `no session of class ${number + 1} on ${date}`;
    const expected = { title, date, start, end, room: fields.room };
    model.add({ kind: 'session', id, organization: school.slug, day: date, expected });
    stage.planned.push({ id, date, caseIds, teacher });
  }
  for (const date of ids.keys())
    if (!dates.includes(date)) stage.calls.problems.push(`timetable: a session was planned on ${date}`);
}

/** Two people evaluate the sessions of the day at the same time; each rates on one of the two scales. */
export async function evaluateToday(stage: Stage): Promise<void> {
  const { school, model } = stage;
  const day = today(stage, school);
  const [head] = whoMay(school, 'admin');
  for (const { id: sessionId, date, caseIds, teacher } of stage.planned) {
    if (date !== day || !head) continue;
    const { data } = await teacher.caller.call(evaluations.getSessionEvaluations, { sessionId });
    const [activity] = data.session.activities;
    if (!activity) continue;
    const at = { activityId: activity.id };
    const present = caseIds.filter(() => !isOneOf(stage, 12));
    const rate = (field: 'participation' | 'fluency'): EvaluationChange[] =>
      present.map(caseId => ({ ...at, caseId, field, from: null, to: stage.random.randomInt(1, 6) }));
    const byTeacher = rate('participation');
    const byHead = rate('fluency');
    const save = (by: SeasonPerson, changes: EvaluationChange[]) => () =>
      by.caller.call(evaluations.changeEvaluations, { sessionId, changes });
    await stage.calls.together(save(teacher, byTeacher), save(head, byHead));
    await teacher.caller.call(evaluations.finishEvaluations, { sessionId, withGaps: true });
    for (const [index, caseId] of present.entries()) {
      const fields = { participation: byTeacher[index]?.to, fluency: byHead[index]?.to };
      const rating = { organization: school.slug, sessionId, caseId, activityId: activity.id, fields };
      model.ratings.set(`${sessionId} ${caseId}`, rating);
    }
  }
}

/** Screens one child on a screening day, and finishes the screening. */
export async function screenChild(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { model } = stage;
  const day = today(stage, at);
  const done = new Set(model.of(at.slug, 'screening').map(({ caseId }) => caseId));
  const waiting = model.children(at.slug).filter(({ id }) => !done.has(id));
  if (waiting.length === 0) return;
  const child = pick(stage, waiting);
  const { caller } = pick(stage, whoMay(at, 'admin', 'all'));
  const expected = { date: day, place: 'Hall', notes: `Screening ${stage.next('screening')}` };
  const { data } = await caller.call(screenings.createScreening, {
    ...{ school: 'Season School', grade: 'P3', wearsSpectacles: false, tests: answeredTests() },
    ...{ ...expected, caseId: child.id, band: '7-11', bandReason: 'Chosen by hand' },
  });
  const { id } = data;
  const finished = await caller.call(screenings.finishScreening, { screeningId: id, version: data.version });
  const { version } = finished.data;
  model.add({
    ...{ kind: 'screening', id, organization: at.slug, caseId: child.id, day, version },
    expected: { ...expected, status: 'finished' },
  });
}

function nextWeekday(day: string, weekday: number): string {
  let date = day;
  while (weekdayOf(date) !== weekday) date = plusDays(date, 1);
  return date;
}
