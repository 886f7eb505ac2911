// Made by npm run docs from the files in web/platform/i18n/en; change it there.

/** All translation files by name. The English ones define the keys. */
export interface Catalogues {
  apiKeys: typeof import('./en/apiKeys.json');
  audit: typeof import('./en/audit.json');
  cases: typeof import('./en/cases.json');
  classes: typeof import('./en/classes.json');
  common: typeof import('./en/common.json');
  consents: typeof import('./en/consents.json');
  courses: typeof import('./en/courses.json');
  curriculum: typeof import('./en/curriculum.json');
  dashboard: typeof import('./en/dashboard.json');
  errors: typeof import('./en/errors.json');
  evaluations: typeof import('./en/evaluations.json');
  eye: typeof import('./en/eye.json');
  familyMails: typeof import('./en/familyMails.json');
  imports: typeof import('./en/imports.json');
  invitations: typeof import('./en/invitations.json');
  learning: typeof import('./en/learning.json');
  library: typeof import('./en/library.json');
  licences: typeof import('./en/licences.json');
  mailAccount: typeof import('./en/mailAccount.json');
  measurements: typeof import('./en/measurements.json');
  merges: typeof import('./en/merges.json');
  moreErrors: typeof import('./en/moreErrors.json');
  neuroTree: typeof import('./en/neuroTree.json');
  notes: typeof import('./en/notes.json');
  organizations: typeof import('./en/organizations.json');
  outcomes: typeof import('./en/outcomes.json');
  pages: typeof import('./en/pages.json');
  parts: typeof import('./en/parts.json');
  people: typeof import('./en/people.json');
  premyopia: typeof import('./en/premyopia.json');
  preparedDay: typeof import('./en/preparedDay.json');
  privacy: typeof import('./en/privacy.json');
  progress: typeof import('./en/progress.json');
  qr: typeof import('./en/qr.json');
  questionnaire: typeof import('./en/questionnaire.json');
  registration: typeof import('./en/registration.json');
  reviews: typeof import('./en/reviews.json');
  schoolCalendar: typeof import('./en/schoolCalendar.json');
  screeningSettings: typeof import('./en/screeningSettings.json');
  screenings: typeof import('./en/screenings.json');
  sending: typeof import('./en/sending.json');
  session: typeof import('./en/session.json');
  sessions: typeof import('./en/sessions.json');
  settings: typeof import('./en/settings.json');
  shell: typeof import('./en/shell.json');
  surveys: typeof import('./en/surveys.json');
  tables: typeof import('./en/tables.json');
  templates: typeof import('./en/templates.json');
  terms: typeof import('./en/terms.json');
  timetable: typeof import('./en/timetable.json');
  ui: typeof import('./en/ui.json');
  validation: typeof import('./en/validation.json');
  webhooks: typeof import('./en/webhooks.json');
}

export type Namespace = keyof Catalogues;
