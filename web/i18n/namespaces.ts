import type cases from './en/cases.json';
import type common from './en/common.json';
import type dashboard from './en/dashboard.json';
import type errors from './en/errors.json';
import type licences from './en/licences.json';
import type pages from './en/pages.json';
import type parts from './en/parts.json';
import type session from './en/session.json';
import type shell from './en/shell.json';
import type ui from './en/ui.json';
import type validation from './en/validation.json';

/** Every catalogue, by the name of its file. English says which keys there are. */
export interface Catalogues {
  cases: typeof cases;
  common: typeof common;
  dashboard: typeof dashboard;
  errors: typeof errors;
  licences: typeof licences;
  pages: typeof pages;
  parts: typeof parts;
  session: typeof session;
  shell: typeof shell;
  ui: typeof ui;
  validation: typeof validation;
}

export type Namespace = keyof Catalogues;
