import { expect, test } from 'vitest';
import { type RouteName, routes } from '../../shared/core/routes.ts';
import {
  currentAt,
  headerLinksFor,
  isActive,
  listWithin,
  navigation,
} from '../../web/app/navigation/navigation.ts';

const itemsOf = (role: 'user' | 'admin' | 'superadmin') =>
  navigation.filter(({ who }) => who.includes(role)).map(({ page }) => page);

const markedAt = (path: string) => navigation.filter(item => isActive(item, path)).map(({ page }) => page);

test('each role has the sidebar that the specification lists', () => {
  expect(itemsOf('user')).toEqual(['home', 'cases', 'templates', 'notes', 'classes', 'timetable']);
  expect(itemsOf('admin')).toEqual([
    'home',
    'cases',
    'templates',
    'notes',
    'developer',
    'classes',
    'timetable',
    'users',
    'terms',
  ]);
  expect(itemsOf('superadmin')).toEqual(['curriculum', 'admins', 'organizations']);
});

test('in the sidebar, people can add cases, templates, notes, users and terms, and superadmins can add none of these', () => {
  const added = navigation.filter(({ add }) => add).map(({ page }) => page);
  expect(added).toEqual(['cases', 'templates', 'notes', 'users', 'terms']);
  expect(itemsOf('superadmin').filter(page => added.includes(page))).toEqual([]);
});

test('no sidebar link leads to a page that the person must not open', () => {
  for (const { page, add, who } of navigation) {
    for (const target of [page, ...(add ? [add.page] : [])]) {
      expect(routes[target].roles, target).toEqual(expect.arrayContaining([...who]));
    }
  }
});

/** The pages on which each link of sidebar and header is current; on all other pages none is. */
const expected: Record<string, readonly RouteName[]> = {
  home: ['home', 'dashboard'],
  cases: ['cases', 'registerCase', 'case', 'editCase', 'neuroTree', 'printNeuroTree'],
  templates: ['templates', 'createTemplate', 'template'],
  // The specification marks "Notes" on the lists of eye reports and screenings, which share its tabs.
  notes: [
    ...(['notes', 'createNote', 'note', 'noteReport', 'printNoteReport'] as const),
    ...(['eyeReports', 'createEyeReport', 'eyeReport', 'editEyeReport'] as const),
    ...(['myopiaReport', 'refractionReport', 'printMyopiaReport', 'printRefractionReport'] as const),
    ...(['screenings', 'createScreening56', 'createScreening711', 'editScreening56'] as const),
    ...(['editScreening711', 'screeningResults', 'screeningResult56', 'screeningResult711'] as const),
    ...(['screeningReport', 'printScreeningReport'] as const),
  ],
  developer: [
    ...(['developer', 'createCourse', 'editCourse', 'course', 'editCourseContent'] as const),
    ...(['activity', 'createActivity', 'editPublishedActivity'] as const),
  ],
  library: [
    ...(['library', 'publishedCourse', 'publishedActivity', 'createCustomActivity'] as const),
    ...(['curriculumActivity', 'editCurriculumActivity', 'customActivity', 'editCustomActivity'] as const),
  ],
  classes: ['classes', 'class', 'progressReport', 'printProgressReport'],
  timetable: ['timetable', 'evaluate', 'editEvaluation', 'addToCalendar'],
  users: ['users', 'userLicences'],
  terms: ['terms', 'createTerm', 'caseTerms', 'term'],
  curriculum: ['curriculum'],
  admins: ['admins', 'adminUsers', 'adminLicences'],
  organizations: ['organizations', 'organization'],
};

test('on each page, the sidebar and header mark only the link of the page’s own section as current', () => {
  const entries = [...navigation, ...headerLinksFor('admin')];
  const found = Object.fromEntries(Object.keys(expected).map(name => [name, [] as string[]]));
  for (const [name, { path }] of Object.entries(routes)) {
    const current = entries.filter(entry => isActive(entry, path.replaceAll(/\{\w+\??\}/g, 'x_1')));
    expect(current.length, name).toBeLessThanOrEqual(1);
    if (current[0]) found[current[0].page]?.push(name);
  }
  const sorted = (names: Record<string, readonly string[]>) =>
    Object.fromEntries(Object.entries(names).map(([entry, pages]) => [entry, pages.toSorted()]));
  expect(sorted(found)).toEqual(sorted(expected));
});

test('a sidebar link has aria-current="page" at its own address, and aria-current="true" on other pages of its section', () => {
  const atNotes = (path: string) => navigation.map(entry => currentAt(entry, path)).filter(Boolean);
  expect(atNotes('/notes')).toEqual(['page']);
  expect(atNotes('/eye/eye_1')).toEqual(['true']);
  expect(atNotes('/settings')).toEqual([]);
});

test.each([
  ['/notes', '', undefined],
  ['/notes/note_1', '', undefined],
  ['/eye', '', 'strip.eyeReports'],
  ['/eye', '?tab=recalls&when=any', 'strip.recalls'],
  ['/eye/create', '?case=case_1', 'strip.eyeReports'],
  ['/learning-efficiency/result/screening_1/5-6', '', 'strip.screenings'],
  ['/cases', '', undefined],
])('at the address %s%s the marked sidebar link names the list %s', (path, search, label) => {
  const lists = navigation.flatMap(entry => listWithin(entry, path, search) ?? []);
  expect(lists.map(list => list.label)).toEqual(label === undefined ? [] : [label]);
});

test.each([
  ['/', 'home'],
  ['/dashboard', 'home'],
  ['/cases/edit/case_1', 'cases'],
  ['/neuroTree/report/case_1', 'cases'],
  ['/notes', 'notes'],
  ['/eye', 'notes'],
  ['/eye/report/myopia/eye_1', 'notes'],
  ['/learning-efficiency', 'notes'],
  ['/courses/edit/course_1', 'developer'],
  ['/activity/evaluate/session_1', 'timetable'],
  ['/terms/cases', 'terms'],
])('at the address %s the sidebar marks only the link to %s as current', (path, page) => {
  expect(markedAt(path)).toEqual([page]);
});

test('the sidebar marks no link as current at an address that only begins with the same letters', () => {
  expect(markedAt('/casesandmore')).toEqual([]);
  expect(markedAt('/settings')).toEqual([]);
});
