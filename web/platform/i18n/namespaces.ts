// Made by npm run docs from the files in web/platform/i18n/en; change it there.

/** All translation files by name. The English ones define the keys. */
export interface Catalogues {
  apiKeys: typeof import('./en/apiKeys.json').default;
  audit: typeof import('./en/audit.json').default;
  cases: typeof import('./en/cases.json').default;
  classes: typeof import('./en/classes.json').default;
  common: typeof import('./en/common.json').default;
  consents: typeof import('./en/consents.json').default;
  courses: typeof import('./en/courses.json').default;
  curriculum: typeof import('./en/curriculum.json').default;
  dashboard: typeof import('./en/dashboard.json').default;
  errors: typeof import('./en/errors.json').default;
  evaluations: typeof import('./en/evaluations.json').default;
  eye: typeof import('./en/eye.json').default;
  familyMails: typeof import('./en/familyMails.json').default;
  imports: typeof import('./en/imports.json').default;
  invitations: typeof import('./en/invitations.json').default;
  learning: typeof import('./en/learning.json').default;
  library: typeof import('./en/library.json').default;
  licences: typeof import('./en/licences.json').default;
  mailAccount: typeof import('./en/mailAccount.json').default;
  measurements: typeof import('./en/measurements.json').default;
  merges: typeof import('./en/merges.json').default;
  neuroTree: typeof import('./en/neuroTree.json').default;
  notes: typeof import('./en/notes.json').default;
  organizations: typeof import('./en/organizations.json').default;
  outcomes: typeof import('./en/outcomes.json').default;
  pages: typeof import('./en/pages.json').default;
  parts: typeof import('./en/parts.json').default;
  people: typeof import('./en/people.json').default;
  premyopia: typeof import('./en/premyopia.json').default;
  preparedDay: typeof import('./en/preparedDay.json').default;
  privacy: typeof import('./en/privacy.json').default;
  progress: typeof import('./en/progress.json').default;
  qr: typeof import('./en/qr.json').default;
  questionnaire: typeof import('./en/questionnaire.json').default;
  registration: typeof import('./en/registration.json').default;
  reviews: typeof import('./en/reviews.json').default;
  schoolCalendar: typeof import('./en/schoolCalendar.json').default;
  screeningSettings: typeof import('./en/screeningSettings.json').default;
  screenings: typeof import('./en/screenings.json').default;
  sending: typeof import('./en/sending.json').default;
  session: typeof import('./en/session.json').default;
  sessions: typeof import('./en/sessions.json').default;
  settings: typeof import('./en/settings.json').default;
  shell: typeof import('./en/shell.json').default;
  surveys: typeof import('./en/surveys.json').default;
  tables: typeof import('./en/tables.json').default;
  templates: typeof import('./en/templates.json').default;
  terms: typeof import('./en/terms.json').default;
  timetable: typeof import('./en/timetable.json').default;
  ui: typeof import('./en/ui.json').default;
  validation: typeof import('./en/validation.json').default;
  webhooks: typeof import('./en/webhooks.json').default;
}

export type Namespace = keyof Catalogues;
