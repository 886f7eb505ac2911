import { daysAfter } from '../../../../shared/core/dates/days.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ClassRow } from '../../../../shared/features/classes/classes/schema.ts';
import { mondayOf } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import type { CustomActivityRow } from '../../../../shared/features/courses/custom-activities/schema.ts';
import { findPublished } from '../courses/find-published.ts';
import {
  type DemoCaller,
  type DemoFeature,
  type MakeDemoRecords,
  momentOn,
  workdayBefore,
} from '../demo-client.ts';

interface Listed<Row> {
  data: { data: Row[] };
}

const makeRecords: MakeDemoRecords = async signIn => {
  const helen = await signIn('helen@brightwater.example', 'brightwater');
  const mei = await signIn('mei@brightwater.example', 'brightwater');
  const margaret = await signIn('margaret@stmarys.example', 'st-marys');
  await makeSchoolClass(margaret);
  await planAll(helen, ofHelen);
  await planAll(mei, ofMei);
  await planAll(margaret, ofMargaret);
};

async function planAll(owner: DemoCaller, sessions: readonly DemoSession[]): Promise<void> {
  const [cases, classes, own] = await Promise.all([
    owner.post<Listed<Case>>('cases/search', { limit: 20, sort: 'added' }),
    owner.post<Listed<ClassRow>>('classes/search', {}),
    owner.post<Listed<CustomActivityRow>>('custom-activities/search', {}),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const planner = owner.at(momentOn(workdayBefore(today, 24), 3));
  for (const { week = 0, weekday, weeks, cancelled, inClass, children = [], ...session } of sessions) {
    const date = daysAfter(mondayOf(today), week * 7 + weekday - 1);
    const { activities = [], published = [], ...fields } = session;
    const ofCourse: string[] = [];
    for (const title of published) ofCourse.push(await findPublished(owner, title));
    const classIds = classes.data.data.filter(({ name }) => inClass && name.includes(inClass)).map(idOf);
    const created = await planner.post<{ data: { session: Session } }>('class-sessions', {
      ...fields,
      ...{ date, classIds, caseIds: children.flatMap(at => cases.data.data[at]?.id ?? []) },
      activityIds: [...activities.flatMap(at => own.data.data[at]?.id ?? []), ...ofCourse],
      repeat: weeks === undefined ? null : { until: daysAfter(date, 7 * (weeks - 1)), weeks: 'every' },
    });
    const { id, version } = created.data.session;
    if (cancelled !== undefined)
      await owner.put(`class-sessions/${id}/cancellation`, { version, isCancelled: true, reason: cancelled });
  }
}

async function makeSchoolClass(margaret: DemoCaller): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const then = margaret.at(momentOn(workdayBefore(today, 60), 2, 'Europe/London'));
  const { data } = await then.post<{ data: { id: string } }>('classes', {
    name: 'Year 3 Focus group',
    note: 'Mornings before assembly, in the library.',
    color: 'clay',
    teacherIds: [margaret.id],
  });
  const cases = await then.post<Listed<Case>>('cases/search', { limit: 6, sort: 'name' });
  await then.post(`classes/${data.id}/children`, { caseIds: cases.data.data.map(idOf) });
}

const idOf = ({ id }: { id: string }): string => id;

export const demo: DemoFeature = { needs: ['cases', 'classes', 'courses', 'own-activities'], makeRecords };

/** A session (lesson) for classes or children, in the current week or in one of the weeks around it. */
interface DemoSession {
  title?: string;
  /** Week of the session: 0 is the current week, −1 the previous one. `weekday`: 1 (Monday) to 7. */
  week?: number;
  weekday: number;
  start: string;
  end: string;
  room?: string;
  note?: string;
  /** Part of the name of the class that has the session. */
  inClass?: string;
  /** Children who attend without a class, as indexes in the list of children. */
  children?: number[];
  activities?: number[];
  /** Words in the titles of published activities that the session also has. */
  published?: string[];
  weeks?: number;
  reminder?: number;
  cancelled?: string;
}

/** Sessions of the clinic's owner. She teaches the reading club together with a colleague. */
const ofHelen: readonly DemoSession[] = [
  {
    ...{ week: -3, weekday: 2, start: '16:00', end: '16:45', weeks: 8, reminder: 30 },
    ...{ title: 'Reading club', inClass: 'P2', room: 'Room 2', activities: [0, 1] },
    note: 'Start with the string, then the sheets. Snacks are in the blue box.',
  },
  // The reading club has reached the second folder of a course.
  ...[
    ['Slow torch', 'Marble track'],
    ['Figure of eight', 'Straw maze'],
    ['Two dots', 'Ladder of words'],
    ['Number columns', 'Arrow hop'],
  ].map((published, index) => ({
    ...{ week: index - 2, weekday: 4, start: '16:00', end: '16:45', published },
    ...{ title: 'Reading club: long lines', inClass: 'P2', room: 'Room 2' },
  })),
  { weekday: 1, start: '10:00', end: '10:40', children: [0], room: 'Room 1', activities: [0], reminder: 60 },
  { weekday: 1, start: '11:00', end: '11:40', children: [1, 2], room: 'Room 1' },
  { weekday: 3, start: '14:30', end: '15:10', children: [3], room: 'Room 1', activities: [1] },
  // Overlaps with Mei’s training on Wednesday: the same child, room and time.
  { weekday: 3, start: '15:30', end: '16:15', children: [4], room: 'Gym', title: 'Review of the term' },
  {
    ...{ weekday: 5, start: '15:00', end: '15:45', inClass: 'P2', room: 'Room 2' },
    ...{ title: 'Parents watch', cancelled: 'The lift is repaired; we meet the week after' },
  },
  {
    week: 1,
    weekday: 5,
    start: '15:00',
    end: '15:45',
    inClass: 'P2',
    room: 'Room 2',
    title: 'Parents watch',
  },
  { week: 1, weekday: 1, start: '10:00', end: '10:40', children: [0], room: 'Room 1', activities: [0] },
];

const ofMei: readonly DemoSession[] = [
  {
    ...{ week: -2, weekday: 4, start: '16:30', end: '17:15', weeks: 6 },
    ...{ title: '眼动训练', inClass: '小四', room: 'Gym', activities: [0] },
  },
  {
    ...{ weekday: 2, start: '16:30', end: '17:15' },
    ...{ title: '眼动训练：远近转换', inClass: '小四', room: 'Gym', activities: [0] },
  },
  { weekday: 3, start: '16:00', end: '16:40', children: [4], room: 'Gym', note: '家长会在场观看。' },
  { weekday: 6, start: '09:30', end: '10:10', children: [5, 6], room: 'Room 3', activities: [0] },
];

const ofMargaret: readonly DemoSession[] = [
  {
    ...{ week: -2, weekday: 1, start: '09:15', end: '09:45', weeks: 5, reminder: 15 },
    ...{ title: 'Morning tracking', inClass: 'Year 3', room: 'Library' },
  },
  { weekday: 3, start: '13:15', end: '13:45', inClass: 'Year 3', room: 'Hall', title: 'Ball games' },
  { weekday: 4, start: '11:00', end: '11:20', children: [0, 1], room: 'Library' },
];
