import type { RouteName } from '../../../shared/core/routes.ts';

/** Handbook pages that fit a page of the product, best first. */
const helpOfRoute: Partial<Record<RouteName, readonly string[]>> = {
  home: ['read-the-dashboard', 'read-the-outcome-audit', 'register-a-child', 'email-a-report'],
  dashboard: ['read-the-dashboard', 'read-the-outcome-audit', 'register-a-child', 'email-a-report'],
  settings: ['sign-in'],

  cases: ['register-a-child', 'register-by-qr'],
  case: ['email-a-report', 'progression-chart', 'enter-an-eye-report', 'data-rights'],
  editCase: ['register-a-child'],

  classes: ['plan-a-week', 'evaluate-a-class'],
  class: ['plan-a-week', 'evaluate-a-class'],
  timetable: ['plan-a-week', 'another-calendar', 'evaluate-a-class'],
  evaluate: ['evaluate-a-class'],
  editEvaluation: ['evaluate-a-class'],

  eyeReports: ['enter-an-eye-report', 'recall-children'],
  createEyeReport: ['enter-an-eye-report'],
  editEyeReport: ['enter-an-eye-report'],
  eyeReport: ['progression-chart', 'email-a-report', 'enter-an-eye-report'],
  myopiaReport: ['email-a-report', 'progression-chart'],
  refractionReport: ['email-a-report'],

  screenings: ['run-a-screening-day'],
  createScreening56: ['run-a-screening-day'],
  createScreening711: ['run-a-screening-day'],
  editScreening56: ['run-a-screening-day'],
  editScreening711: ['run-a-screening-day'],
  screeningResults: ['run-a-screening-day', 'email-a-report'],
  screeningReport: ['email-a-report'],
  progressReport: ['email-a-report'],

  notes: ['write-a-note', 'email-a-report'],
  createNote: ['write-a-note'],
  note: ['write-a-note'],
  noteReport: ['email-a-report'],
  templates: ['write-a-note'],
  createTemplate: ['write-a-note'],
  template: ['write-a-note'],

  developer: ['build-a-course'],
  createCourse: ['build-a-course'],
  editCourse: ['build-a-course'],
  course: ['build-a-course'],
  editCourseContent: ['build-a-course'],
  activity: ['build-a-course'],
  library: ['build-a-course', 'plan-a-week'],

  users: ['manage-people'],
  userLicences: ['manage-people'],
  admins: ['manage-people', 'provision-a-clinic'],
  adminLicences: ['manage-people'],
  organizations: ['provision-a-clinic'],
  organization: ['provision-a-clinic', 'manage-people', 'connect-other-systems', 'data-rights'],
};

export const helpFor = (name: RouteName | undefined): readonly string[] => (name && helpOfRoute[name]) ?? [];
