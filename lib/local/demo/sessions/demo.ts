import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ClassRow } from '../../../../shared/features/classes/classes/schema.ts';
import { addDays, mondayOf } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
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
import { type DemoSession, ofHelen, ofMargaret, ofMei } from './demo-sessions.ts';

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
    const date = addDays(mondayOf(today), week * 7 + weekday - 1);
    const { activities = [], published = [], ...fields } = session;
    const ofCourse: string[] = [];
    for (const title of published) ofCourse.push(await findPublished(owner, title));
    const classIds = classes.data.data.filter(({ name }) => inClass && name.includes(inClass)).map(idOf);
    const created = await planner.post<{ data: { session: Session } }>('class-sessions', {
      ...fields,
      ...{ date, classIds, caseIds: children.flatMap(at => cases.data.data[at]?.id ?? []) },
      activityIds: [...activities.flatMap(at => own.data.data[at]?.id ?? []), ...ofCourse],
      repeat: weeks === undefined ? null : { until: addDays(date, 7 * (weeks - 1)), weeks: 'every' },
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
