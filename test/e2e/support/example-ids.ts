import { dayMs } from '../../../shared/core/dates/durations.ts';
import type { IdKind } from '../../../shared/core/ids.ts';
import type { Route } from '../../../shared/core/routes.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { classes } from '../../../shared/features/classes/classes/endpoints.ts';
import { progressReports } from '../../../shared/features/classes/progress-reports/endpoints.ts';
import { classSessions } from '../../../shared/features/classes/sessions/endpoints.ts';
import { terms } from '../../../shared/features/consent/terms/endpoints.ts';
import { activityCopies } from '../../../shared/features/courses/activity-copies/endpoints.ts';
import { courseContent } from '../../../shared/features/courses/course-content/endpoints.ts';
import { courses } from '../../../shared/features/courses/courses/endpoints.ts';
import { customActivities } from '../../../shared/features/courses/custom-activities/endpoints.ts';
import { library } from '../../../shared/features/courses/library/endpoints.ts';
import { publishedCourses } from '../../../shared/features/courses/published-courses/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { notes } from '../../../shared/features/notes/notes/endpoints.ts';
import { templates } from '../../../shared/features/notes/templates/endpoints.ts';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import type { Caller } from '../../support/caller.ts';

type Find = (caller: Caller, route: Route) => Promise<{ id: string } | undefined>;

const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** For each kind of record that a page can show, a function that finds one in the demo. */
const finders: Partial<Record<IdKind, Find>> = {
  activity: caller => findPart(caller, 'activity'),
  activityCopy: async caller => (await caller.call(activityCopies.searchActivityCopies, {})).data.data[0],
  case: async caller => (await caller.call(cases.searchCases, {})).data.data[0],
  class: async caller => (await caller.call(classes.searchClasses, {})).data.data[0],
  course: findCourse,
  customActivity: async caller =>
    (await caller.call(customActivities.searchCustomActivities, {})).data.data[0],
  folder: caller => findPart(caller, 'folder'),
  eyeReport: async caller =>
    (await caller.call(eyeReports.searchEyeReports, { status: 'finished' })).data.data[0],
  note: async caller => (await caller.call(notes.searchNotes, { status: ['finished'] })).data.data[0],
  progressReport: async caller => {
    for (const { id } of (await caller.call(cases.searchCases, { limit: 100 })).data.data) {
      const { data } = await caller.call(progressReports.listProgressReports, { caseId: id });
      const [report] = data.reports;
      if (report) return report;
    }
    return undefined;
  },
  publishedActivity: async caller => {
    const [course] = (await caller.call(library.searchLibrary, {})).data.data;
    if (!course) return undefined;
    const { data } = await caller.call(publishedCourses.getPublishedCourse, { courseId: course.id });
    return data.parts.find(({ type }) => type === 'activity');
  },
  screening: async (caller, { path }) => {
    const band = path.includes('7-11') ? '7-11' : '5-6';
    const status = path.includes('/edit/') ? 'draft' : 'finished';
    return (await caller.call(screenings.searchScreenings, { band, status: [status] })).data.data[0];
  },
  session: async caller => {
    const range = { from: dayFromNow(-28), to: dayFromNow(0) };
    const { data } = await caller.call(classSessions.searchSessions, range);
    return data.data.find(({ activities, children }) => activities > 0 && children > 0);
  },
  template: async caller => (await caller.call(templates.searchTemplates, {})).data.data[0],
  term: async caller => (await caller.call(terms.searchTerms, {})).data.data[0],
};

/** Looks through all courses, because other tests make courses without parts. */
async function findPart(caller: Caller, wanted: 'folder' | 'activity'): Promise<{ id: string } | undefined> {
  for (const { id: courseId } of (await caller.call(courses.searchCourses, {})).data.data) {
    const { data } = await caller.call(courseContent.getCourseContent, { courseId });
    const part = data.parts.find(({ type }) => type === wanted);
    if (part) return part;
  }
  return undefined;
}

async function findCourse(caller: Caller): Promise<{ id: string } | undefined> {
  return (await caller.call(courses.searchCourses, {})).data.data[0];
}

/**
 * The ID of a demo record for the address of a page; undefined if the address contains no ID.
 * @throws if the demo has no such record
 */
export async function exampleIdFor(route: Route, caller: Caller): Promise<string | undefined> {
  if (!/\{id\??\}/.test(route.path)) return undefined;
  if (route.isOrganization) return 'brightwater';
  const [kind] = route.idKinds ?? [];
  const found = kind && (await finders[kind]?.(caller, route));
  if (!found) throw new Error(`The demonstration has no ${kind} for ${route.path}: add a finder or a record`);
  return found.id;
}
