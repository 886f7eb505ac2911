import type { Locale } from './fields.ts';
import type { IdKind } from './ids.ts';
import type { Module, Role } from './permissions.ts';

/** `default`: with sidebar and header; `bare`: with the logo only; `empty`: without either. */
export type Layout = 'default' | 'bare' | 'empty';

/** A page, with its path without language prefix. */
export interface Route<Path extends string = string> {
  path: Path;
  /** Roles that can open the page; people with other roles see "Not found". `public` needs no sign-in. */
  roles: readonly (Role | 'public')[];
  layout: Layout;
  /** The module needed to open the page; people without the module see the "No access" screen. */
  module?: Module;
  /** Roles that see the "No access" screen instead of "Not found". */
  accessDeniedFor?: readonly Role[];
  /** Module that the "No access" screen offers to these roles. */
  offeredModule?: Module;
  /** Kinds of ids that the path accepts. An id of another kind redirects to the page of that record. */
  idKinds?: readonly IdKind[];
  /** Set if the id in the path is that of an organisation. Members can open only their own organisation. */
  isOrganization?: true;
  /** Name of a query parameter; with this parameter, the path without an id needs no sign-in. */
  publicVia?: 'link';
  /** Target of the redirect from the path without an id, if that path is not a page. */
  redirectWithoutId?: string;
}

const everybody = ['user', 'admin', 'superadmin'] as const;
const members = ['user', 'admin'] as const;
const admins = ['admin'] as const;
const platform = ['superadmin'] as const;
const anybody = ['public'] as const;

function page<const Path extends string>(
  path: Path,
  roles: Route['roles'],
  more: Omit<Partial<Route>, 'path' | 'roles'> = {},
): Route<Path> {
  return { path, roles, layout: 'default', ...more };
}

const bare = { layout: 'bare' } as const;

/**
 * All pages by name. Each page also exists under /zh. If several paths match, literal segments win over
 * parameters.
 */
export const routes = {
  home: page('/', everybody),
  dashboard: page('/dashboard', everybody),
  login: page('/login', anybody, bare),
  logout: page('/logout', everybody, { layout: 'empty' }),
  register: page('/register', anybody, bare),
  forgotPassword: page('/forgot-password', anybody, bare),
  resetPassword: page('/reset-password', anybody, bare),
  deleteAccount: page('/delete', anybody, bare),
  settings: page('/settings', everybody),

  cases: page('/cases', members),
  registerCase: page('/cases/register/{token?}', anybody, bare),
  registerCaseShort: page('/{token}', anybody, bare),
  case: page('/cases/{id}', members, { idKinds: ['case'] }),
  editCase: page('/cases/edit/{id}', members, { idKinds: ['case'] }),

  classes: page('/classes', members),
  class: page('/classes/{id}', members, { idKinds: ['class'] }),
  progressReport: page('/classes/report/{id}', members, { idKinds: ['progressReport'] }),
  printProgressReport: page('/classes/report/{id}/render', members, {
    ...bare,
    idKinds: ['progressReport'],
  }),
  timetable: page('/timetable', members),

  curriculum: page('/curriculum', platform, { accessDeniedFor: members }),
  developer: page('/developer', members, { module: 'developer' }),
  createCourse: page('/developer/create', members, { module: 'developer' }),
  editCourse: page('/developer/edit/{id}', members, { module: 'developer', idKinds: ['course'] }),
  course: page('/courses/{id}', members, { offeredModule: 'developer', idKinds: ['course'] }),
  editCourseContent: page('/courses/edit/{id}', members, { module: 'developer', idKinds: ['course'] }),
  publishedCourse: page('/courses/published/{id?}', members, {
    idKinds: ['course'],
    redirectWithoutId: '/library',
  }),
  library: page('/library', members),

  activity: page('/activity/{id}', members, { offeredModule: 'developer', idKinds: ['activity'] }),
  createActivity: page('/activity/create/{id?}', members, {
    module: 'developer',
    idKinds: ['folder', 'activity'],
  }),
  createCustomActivity: page('/activity/custom/create', members),
  curriculumActivity: page('/activity/curriculum/{id?}', members, {
    module: 'curriculum',
    idKinds: ['activityCopy'],
  }),
  editCurriculumActivity: page('/activity/curriculum/edit/{id?}', members, {
    module: 'curriculum',
    idKinds: ['activityCopy'],
  }),
  customActivity: page('/activity/curriculum/custom/{id?}', members, { idKinds: ['customActivity'] }),
  editCustomActivity: page('/activity/curriculum/custom/edit/{id?}', members, {
    idKinds: ['customActivity'],
    redirectWithoutId: '/activity/custom/create',
  }),
  evaluate: page('/activity/evaluate/{id?}', members, { idKinds: ['session', 'sessionActivity'] }),
  editEvaluation: page('/activity/evaluate/edit/{id?}', members, {
    idKinds: ['session', 'sessionActivity'],
  }),
  publishedActivity: page('/activity/published/{id?}', members, {
    idKinds: ['publishedActivity'],
    redirectWithoutId: '/library?tab=subscribed',
  }),
  editPublishedActivity: page('/activity/published/edit/{id?}', members, {
    module: 'developer',
    idKinds: ['publishedActivity'],
    redirectWithoutId: '/developer',
  }),
  addToCalendar: page('/activity/published/addToCalendar/{id?}', members, {
    idKinds: ['publishedActivity'],
  }),

  eyeReports: page('/eye', members, { module: 'eye' }),
  createEyeReport: page('/eye/create', members, { module: 'eye' }),
  eyeReport: page('/eye/{id}', members, { module: 'eye', idKinds: ['eyeReport'] }),
  editEyeReport: page('/eye/edit/{id}', members, { module: 'eye', idKinds: ['eyeReport'] }),
  myopiaReport: page('/eye/report/myopia/{id}', members, { module: 'eye', idKinds: ['eyeReport'] }),
  refractionReport: page('/eye/report/refraction/{id}', members, { module: 'eye', idKinds: ['eyeReport'] }),
  printMyopiaReport: page('/eye/report/myopia/{id?}/render', members, {
    ...bare,
    module: 'eye',
    idKinds: ['eyeReport'],
    publicVia: 'link',
  }),
  printRefractionReport: page('/eye/report/refraction/{id?}/render', members, {
    ...bare,
    module: 'eye',
    idKinds: ['eyeReport'],
    publicVia: 'link',
  }),

  screenings: page('/learning-efficiency', members),
  createScreening56: page('/learning-efficiency/create/5-6', members),
  createScreening711: page('/learning-efficiency/create/7-11', members),
  editScreening56: page('/learning-efficiency/edit/{id}/5-6', members, { idKinds: ['screening'] }),
  editScreening711: page('/learning-efficiency/edit/{id}/7-11', members, { idKinds: ['screening'] }),
  screeningResults: page('/learning-efficiency/result', members),
  screeningResult56: page('/learning-efficiency/result/{id}/5-6', members, { idKinds: ['screening'] }),
  screeningResult711: page('/learning-efficiency/result/{id}/7-11', members, { idKinds: ['screening'] }),
  screeningReport: page('/learning-efficiency/report/{id}', members, { idKinds: ['screening'] }),
  printScreeningReport: page('/learning-efficiency/report/{id}/render', members, {
    ...bare,
    idKinds: ['screening'],
  }),

  neuroTree: page('/neuroTree/report/{id}', members, { idKinds: ['case', 'screening'] }),
  printNeuroTree: page('/neuroTree/report/{id?}/render', members, {
    ...bare,
    idKinds: ['case'],
    publicVia: 'link',
  }),

  notes: page('/notes', members),
  createNote: page('/notes/create', members),
  note: page('/notes/{id}', members, { idKinds: ['note'] }),
  noteReport: page('/notes/report/{id}', members, { idKinds: ['note'] }),
  printNoteReport: page('/notes/report/{id?}/render', members, {
    ...bare,
    idKinds: ['note'],
    publicVia: 'link',
  }),
  templates: page('/templates', members),
  createTemplate: page('/templates/create', members),
  template: page('/templates/{id}', members, { idKinds: ['template'] }),

  terms: page('/terms', admins),
  createTerm: page('/terms/create', admins),
  caseTerms: page('/terms/cases', admins),
  term: page('/terms/{id}', admins, { idKinds: ['term'] }),

  users: page('/users', admins),
  userLicences: page('/users/licences', admins),
  admins: page('/admins', platform),
  adminUsers: page('/admins/users', platform),
  adminLicences: page('/admins/licences', platform),
  organizations: page('/organizations', platform),
  organization: page('/organizations/{id}', ['admin', 'superadmin'], { isOrganization: true }),
} as const;

export type RouteName = keyof typeof routes;

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?` ? { [Key in Optional]?: string } : { [Key in Name]: string }) &
      ParamsOf<Rest>
  : unknown;

export type RouteParams<Name extends RouteName> = ParamsOf<(typeof routes)[Name]['path']>;

/** The `params` argument of `pathFor`; absent for routes without parameters. */
export type ParamsArgument<Name extends RouteName> =
  unknown extends RouteParams<Name> ? [] : [params: RouteParams<Name>];

export const languagePrefixes = ['/zh'] as const;

/** The path of a page in a language, for example `/zh/cases/…` for the page `case`. */
export function pathFor<Name extends RouteName>(
  lang: Locale,
  name: Name,
  ...rest: ParamsArgument<Name>
): string {
  const params: Record<string, string | undefined> = rest[0] ?? {};
  const path = routes[name].path.replaceAll(/\/\{(\w+)\??\}/g, (_, key: string) =>
    params[key] === undefined ? '' : `/${encodeURIComponent(params[key])}`,
  );
  return localizePath(path, lang);
}

/**
 * The same page, query and fragment in another language. The result starts with exactly one slash, because
 * two would lead to another site.
 */
export function localizePath(address: string, lang: Locale): string {
  const plain = address.replace(/^\/zh(?=[/\\?#]|$)/, '').replace(/^[/\\]+/, '/');
  if (lang === 'en') return plain.startsWith('/') ? plain : `/${plain}`;
  return `/zh${plain.replace(/^\/(?=[?#]|$)/, '')}`;
}
