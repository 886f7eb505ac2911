// Made by npm run docs from the files in web/platform/i18n/en; change it there.
import type audit from './en/audit.json';
import type cases from './en/cases.json';
import type common from './en/common.json';
import type consents from './en/consents.json';
import type dashboard from './en/dashboard.json';
import type errors from './en/errors.json';
import type eye from './en/eye.json';
import type imports from './en/imports.json';
import type invitations from './en/invitations.json';
import type learning from './en/learning.json';
import type licences from './en/licences.json';
import type measurements from './en/measurements.json';
import type merges from './en/merges.json';
import type neuroTree from './en/neuroTree.json';
import type organizations from './en/organizations.json';
import type pages from './en/pages.json';
import type parts from './en/parts.json';
import type people from './en/people.json';
import type privacy from './en/privacy.json';
import type qr from './en/qr.json';
import type registration from './en/registration.json';
import type reviews from './en/reviews.json';
import type screeningSettings from './en/screeningSettings.json';
import type screenings from './en/screenings.json';
import type sending from './en/sending.json';
import type session from './en/session.json';
import type settings from './en/settings.json';
import type shell from './en/shell.json';
import type terms from './en/terms.json';
import type ui from './en/ui.json';
import type validation from './en/validation.json';

/** All translation files by name. The English ones define the keys. */
export interface Catalogues {
  audit: typeof audit;
  cases: typeof cases;
  common: typeof common;
  consents: typeof consents;
  dashboard: typeof dashboard;
  errors: typeof errors;
  eye: typeof eye;
  imports: typeof imports;
  invitations: typeof invitations;
  learning: typeof learning;
  licences: typeof licences;
  measurements: typeof measurements;
  merges: typeof merges;
  neuroTree: typeof neuroTree;
  organizations: typeof organizations;
  pages: typeof pages;
  parts: typeof parts;
  people: typeof people;
  privacy: typeof privacy;
  qr: typeof qr;
  registration: typeof registration;
  reviews: typeof reviews;
  screeningSettings: typeof screeningSettings;
  screenings: typeof screenings;
  sending: typeof sending;
  session: typeof session;
  settings: typeof settings;
  shell: typeof shell;
  terms: typeof terms;
  ui: typeof ui;
  validation: typeof validation;
}

export type Namespace = keyof Catalogues;
