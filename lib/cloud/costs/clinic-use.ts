import { notificationPollSeconds } from '../../../shared/core/limits.ts';

export interface ClinicUse {
  people: number;
  /** Working days per month. */
  days: number;
  /** Hours per working day for which each person has the product open. */
  activeHours: number;
  /** Number of searches, opened cases and opened pages, per person and working day. */
  searches: number;
  casesOpened: number;
  pagesOpened: number;
  /** Number of new cases and visits per working day, in the whole clinic. */
  newCases: number;
  visits: number;
  /**
   * How many times a visit is saved while somebody writes it. `sentShare` is the share of visits whose report
   * is sent to the family.
   */
  savesPerVisit: number;
  sentShare: number;
  /** Screenings of whole classes, and sessions with their evaluation, per working day. */
  screenings: number;
  sessions: number;
  /** Number of emails per month that go to families and contain no report. */
  familyMails: number;
  /** Gigabytes of records in the table and of files in the bucket. */
  records: number;
  files: number;
  /** Number of months in which the files were added. */
  fileMonths: number;
}

export const parameterTexts: Record<keyof ClinicUse, string> = {
  people: 'people who work there',
  days: 'working days per month',
  activeHours: 'hours per day with the product open, per person',
  searches: 'case searches per person and day',
  casesOpened: 'cases opened per person and day, besides visits',
  pagesOpened: 'times a person opens the product per day',
  newCases: 'new cases per day',
  visits: 'visits with a report per day',
  savesPerVisit: 'saves per visit',
  sentShare: 'share of reports sent to families',
  screenings: 'screenings per day',
  sessions: 'sessions with an evaluation per day',
  familyMails: 'other mails to families per month',
  records: 'gigabytes of records',
  files: 'gigabytes of files',
  fileMonths: 'months over which the files were added',
};

const usual = {
  days: 22,
  activeHours: 4,
  searches: 10,
  casesOpened: 8,
  pagesOpened: 4,
  savesPerVisit: 6,
  sentShare: 0.6,
  screenings: 0,
  sessions: 0,
  familyMails: 0,
  fileMonths: 24,
};

/** Three example clinics, and a school of 600 children. */
export const clinics = {
  small: { ...usual, people: 3, newCases: 1, visits: 8, records: 0.03, files: 0.5 },
  usual: { ...usual, people: 10, newCases: 3, visits: 25, records: 0.1, files: 2 },
  large: { ...usual, people: 40, newCases: 12, visits: 100, records: 0.5, files: 10 },
  school: {
    ...usual,
    ...{ people: 25, newCases: 3, visits: 0, screenings: 3, sessions: 20, familyMails: 600 },
    ...{ records: 0.2, files: 4 },
  },
} as const satisfies Record<string, ClinicUse>;

export type ClinicName = keyof typeof clinics;

/** Number of times that a screening is saved: once after each section. */
const savesPerScreening = 4;
const childrenPerClass = 25;
/** Number of times that a session's evaluation is saved: once after each child. */
const savesPerSession = childrenPerClass;

export function callsOfMonth(use: ClinicUse): Record<string, number> {
  const personDays = use.people * use.days;
  const visits = use.visits * use.days;
  const cases = use.newCases * use.days;
  const sent = visits * use.sentShare;
  const screenings = use.screenings * use.days;
  const sessions = use.sessions * use.days;
  return {
    'POST auth/login': personDays,
    'GET organization': personDays,
    'GET auth/get': personDays * use.pagesOpened,
    'GET notification/all': personDays * ((use.activeHours * 3600) / notificationPollSeconds),
    'PATCH notification/seen': personDays * 3,
    'POST cases/search': personDays * use.searches,
    'GET cases/{caseId}': personDays * use.casesOpened + visits + cases,
    'GET cases/{caseId}/timeline': personDays * use.casesOpened,
    'POST cases/duplicates': cases,
    'POST cases': cases,
    'PUT cases/{caseId}': cases,
    'GET cases/{caseId}/eye-series': visits,
    'POST cases/{caseId}/eye-reports': visits,
    'PUT eye-reports/{eyeReportId}': visits * use.savesPerVisit,
    'POST eye-reports/{eyeReportId}/finish': visits,
    'GET eye-reports/{eyeReportId}': visits * 2,
    'POST eye-reports/{eyeReportId}/pdf': visits,
    'PUT cases/{caseId}/recall': visits / 2,
    'POST eye-reports/{eyeReportId}/send': sent,
    'GET eye-reports/{eyeReportId}/sendings': sent,
    'POST cases/{caseId}/screenings': screenings,
    'PUT screenings/{screeningId}': screenings * savesPerScreening,
    'POST screenings/{screeningId}/finish': screenings,
    'GET class-sessions/{sessionId}/evaluations': sessions,
    'PATCH class-sessions/{sessionId}/evaluations': sessions * savesPerSession,
    'PUT class-sessions/{sessionId}/evaluations/completion': sessions,
    'POST class-sessions/{sessionId}/family-mails': use.familyMails / childrenPerClass,
  };
}
