import type { RouteName } from '../../../shared/core/routes.ts';

/** The handbook's pages that fit a page of the product, the best first. */
const helpOfRoute: Partial<Record<RouteName, readonly string[]>> = {
  home: ['register-a-child', 'email-a-report'],
  dashboard: ['register-a-child', 'email-a-report'],
  settings: ['sign-in'],

  cases: ['register-a-child', 'register-by-qr'],
  case: ['email-a-report', 'progression-chart', 'enter-an-eye-report'],
  editCase: ['register-a-child'],

  classes: ['plan-a-week', 'evaluate-a-class'],
  class: ['plan-a-week', 'evaluate-a-class'],
  timetable: ['plan-a-week', 'evaluate-a-class'],
  evaluate: ['evaluate-a-class'],
  editEvaluation: ['evaluate-a-class'],

  eyeReports: ['enter-an-eye-report', 'recall-children'],
  createEyeReport: ['enter-an-eye-report'],
  editEyeReport: ['enter-an-eye-report'],
  eyeReport: ['progression-chart', 'email-a-report', 'enter-an-eye-report'],
  myopiaReport: ['email-a-report', 'progression-chart'],
  refractionReport: ['email-a-report'],

  screeningReport: ['email-a-report'],
  progressReport: ['email-a-report'],

  notes: ['write-a-note', 'email-a-report'],
  createNote: ['write-a-note'],
  note: ['write-a-note'],
  noteReport: ['email-a-report'],
  templates: ['write-a-note'],
  createTemplate: ['write-a-note'],
  template: ['write-a-note'],
};

export const helpFor = (name: RouteName | undefined): readonly string[] => (name && helpOfRoute[name]) ?? [];
