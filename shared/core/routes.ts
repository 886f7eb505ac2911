import type { Locale } from './fields.ts';
import type { IdKind } from './ids.ts';
import type { Module, Role } from './permissions.ts';

/** With sidebar and header, with the mark alone, or with nothing. */
export type Layout = 'default' | 'bare' | 'empty';

/** A page's address without language prefix. */
export interface Route<Path extends string = string> {
  path: Path;
  /** `public` needs nobody signed in. For other roles than these the page is not there. */
  who: readonly (Role | 'public')[];
  layout: Layout;
  /** The module without which the No access screen is shown. */
  module?: Module;
  /** Roles that are shown the No access screen instead of Not found, and the module it offers them. */
  closedTo?: readonly Role[];
  offers?: Module;
  /** What the id may be of; an id of another kind is sent to its own page. */
  ids?: readonly IdKind[];
  /** The id is an organisation's. For members only their own is there. */
  isOrganization?: true;
  /** Without an id, for anybody whose address carries a link under this name. */
  opensBy?: 'link';
  /** Where the address without its id leads, where that is not a page of its own. */
  withoutId?: string;
}

const everybody = ['user', 'admin', 'superadmin'] as const;
const members = ['user', 'admin'] as const;
const admins = ['admin'] as const;
const platform = ['superadmin'] as const;
const anybody = ['public'] as const;

function page<const Path extends string>(
  path: Path,
  who: Route['who'],
  more: Omit<Partial<Route>, 'path' | 'who'> = {},
): Route<Path> {
  return { path, who, layout: 'default', ...more };
}

const bare = { layout: 'bare' } as const;

/** Every page of the product, by name. Each also exists under /zh. Literal words beat ids. */
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
  case: page('/cases/{id}', members, { ids: ['case'] }),
  editCase: page('/cases/edit/{id}', members, { ids: ['case'] }),

  classes: page('/classes', members),
  class: page('/classes/{id}', members, { ids: ['class'] }),
  timetable: page('/timetable', members),

  curriculum: page('/curriculum', platform, { closedTo: members, offers: 'curriculum' }),
  developer: page('/developer', members, { module: 'developer' }),
  createCourse: page('/developer/create', members, { module: 'developer' }),
  editCourse: page('/developer/edit/{id}', members, { module: 'developer', ids: ['course'] }),
  course: page('/courses/{id}', members, { ids: ['course'] }),
  editCourseContent: page('/courses/edit/{id}', members, { module: 'developer', ids: ['course'] }),
  publishedCourse: page('/courses/published/{id?}', members, { ids: ['course'], withoutId: '/library' }),
  library: page('/library', members),

  activity: page('/activity/{id}', members, { ids: ['activity'] }),
  createActivity: page('/activity/create/{id?}', members, {
    module: 'developer',
    ids: ['folder', 'activity'],
  }),
  createCustomActivity: page('/activity/custom/create', members),
  curriculumActivity: page('/activity/curriculum/{id?}', members, {
    module: 'curriculum',
    ids: ['activity'],
  }),
  editCurriculumActivity: page('/activity/curriculum/edit/{id?}', members, {
    module: 'curriculum',
    ids: ['activity'],
  }),
  customActivity: page('/activity/curriculum/custom/{id?}', members, { ids: ['activity'] }),
  editCustomActivity: page('/activity/curriculum/custom/edit/{id?}', members, {
    ids: ['activity'],
    withoutId: '/activity/custom/create',
  }),
  evaluate: page('/activity/evaluate/{id?}', members, { ids: ['session'] }),
  editEvaluation: page('/activity/evaluate/edit/{id?}', members, { ids: ['session'] }),
  publishedActivity: page('/activity/published/{id?}', members, {
    ids: ['activity'],
    withoutId: '/library?tab=subscribed',
  }),
  editPublishedActivity: page('/activity/published/edit/{id?}', members, {
    module: 'developer',
    ids: ['activity'],
    withoutId: '/developer',
  }),
  addToCalendar: page('/activity/published/addToCalendar/{id?}', members, { ids: ['activity'] }),

  eyeReports: page('/eye', members, { module: 'eye' }),
  createEyeReport: page('/eye/create', members, { module: 'eye' }),
  eyeReport: page('/eye/{id}', members, { module: 'eye', ids: ['eyeReport'] }),
  editEyeReport: page('/eye/edit/{id}', members, { module: 'eye', ids: ['eyeReport'] }),
  myopiaReport: page('/eye/report/myopia/{id}', members, { module: 'eye', ids: ['eyeReport'] }),
  refractionReport: page('/eye/report/refraction/{id}', members, { module: 'eye', ids: ['eyeReport'] }),
  printMyopiaReport: page('/eye/report/myopia/{id?}/render', members, {
    ...bare,
    module: 'eye',
    ids: ['eyeReport'],
    opensBy: 'link',
  }),
  printRefractionReport: page('/eye/report/refraction/{id?}/render', members, {
    ...bare,
    module: 'eye',
    ids: ['eyeReport'],
    opensBy: 'link',
  }),

  screenings: page('/learning-efficiency', members),
  createScreening56: page('/learning-efficiency/create/5-6', members),
  createScreening711: page('/learning-efficiency/create/7-11', members),
  editScreening56: page('/learning-efficiency/edit/{id}/5-6', members, { ids: ['screening'] }),
  editScreening711: page('/learning-efficiency/edit/{id}/7-11', members, { ids: ['screening'] }),
  screeningResults: page('/learning-efficiency/result', members),
  screeningResult56: page('/learning-efficiency/result/{id}/5-6', members, { ids: ['screening'] }),
  screeningResult711: page('/learning-efficiency/result/{id}/7-11', members, { ids: ['screening'] }),
  screeningReport: page('/learning-efficiency/report/{id}', members, { ids: ['screening'] }),
  printScreeningReport: page('/learning-efficiency/report/{id}/render', members, {
    ...bare,
    ids: ['screening'],
  }),

  neuroTree: page('/neuroTree/report/{id}', members, { ids: ['case'] }),
  printNeuroTree: page('/neuroTree/report/{id?}/render', members, { ...bare, ids: ['case'] }),

  notes: page('/notes', members),
  createNote: page('/notes/create', members),
  note: page('/notes/{id}', members, { ids: ['note'] }),
  noteReport: page('/notes/report/{id}', members, { ids: ['note'] }),
  printNoteReport: page('/notes/report/{id?}/render', members, { ...bare, ids: ['note'] }),
  templates: page('/templates', members),
  createTemplate: page('/templates/create', members),
  template: page('/templates/{id}', members, { ids: ['template'] }),

  terms: page('/terms', admins),
  createTerm: page('/terms/create', admins),
  caseTerms: page('/terms/cases', admins),
  term: page('/terms/{id}', admins, { ids: ['term'] }),

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

/** What an address needs to be complete: the names between the braces of its path. */
export type RouteParams<Name extends RouteName> = ParamsOf<(typeof routes)[Name]['path']>;

/** The argument that carries them; there is none where a path has no names. */
export type ParamsArgument<Name extends RouteName> =
  unknown extends RouteParams<Name> ? [] : [params: RouteParams<Name>];

/** Prefixes of the languages other than English. */
export const languagePrefixes = ['/zh'] as const;

/** The address of a page in a language: `to('zh', 'case', { id })` is `/zh/cases/…`. */
export function to<Name extends RouteName>(lang: Locale, name: Name, ...rest: ParamsArgument<Name>): string {
  const params: Record<string, string | undefined> = rest[0] ?? {};
  const path = routes[name].path.replaceAll(/\/?\{(\w+)\??\}/g, (_, key: string) =>
    params[key] === undefined ? '' : `/${encodeURIComponent(params[key])}`,
  );
  return inLanguage(path, lang);
}

/** The same page, query and fragment in a language, whichever language the address is in now. */
export function inLanguage(address: string, lang: Locale): string {
  const plain = address.replace(/^\/zh(?=[/?#]|$)/, '') || '/';
  if (lang === 'en') return plain.startsWith('/') ? plain : `/${plain}`;
  return plain === '/' ? '/zh' : `/zh${plain.replace(/^\/(?=[?#])/, '')}`;
}
