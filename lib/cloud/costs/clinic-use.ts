import { notificationPollSeconds } from '../../../shared/core/limits.ts';

/** What a clinic is and does, as far as its costs follow from it. */
export interface ClinicUse {
  people: number;
  /** Working days of a month. */
  days: number;
  /** Hours of a working day for which the product is in view before each person who works with it. */
  activeHours: number;
  /** Of each person on a working day. */
  searches: number;
  casesOpened: number;
  pagesOpened: number;
  /** Of the whole clinic on a working day. */
  newCases: number;
  visits: number;
  /** Of a visit: saves while it is written, and the shares of visits whose report is sent to the family. */
  savesPerVisit: number;
  sentShare: number;
  /** Gigabytes kept. */
  records: number;
  files: number;
  /** Months in which the files came together. */
  fileMonths: number;
}

/** What each parameter is, for people. */
export const parameterTexts: Record<keyof ClinicUse, string> = {
  people: 'people at work',
  days: 'working days a month',
  activeHours: 'hours a day that each has the product in view',
  searches: 'searches of cases a person and day',
  casesOpened: 'cases looked up a person and day, beside visits',
  pagesOpened: 'times a person opens the product anew on a day',
  newCases: 'new cases a day',
  visits: 'visits with a report a day',
  savesPerVisit: 'saves while a visit is written',
  sentShare: 'share of reports that are sent to families',
  records: 'gigabytes of records',
  files: 'gigabytes of files',
  fileMonths: 'months in which the files came together',
};

const usual = {
  days: 22,
  activeHours: 4,
  searches: 10,
  casesOpened: 8,
  pagesOpened: 4,
  savesPerVisit: 6,
  sentShare: 0.6,
  fileMonths: 24,
};

/** Three clinics to reckon with. */
export const clinics = {
  small: { ...usual, people: 3, newCases: 1, visits: 8, records: 0.03, files: 0.5 },
  usual: { ...usual, people: 10, newCases: 3, visits: 25, records: 0.1, files: 2 },
  large: { ...usual, people: 40, newCases: 12, visits: 100, records: 0.5, files: 10 },
} as const satisfies Record<string, ClinicUse>;

export type ClinicName = keyof typeof clinics;

/** Calls of a month, by route. */
export function callsOfMonth(use: ClinicUse): Record<string, number> {
  const personDays = use.people * use.days;
  const visits = use.visits * use.days;
  const cases = use.newCases * use.days;
  const sent = visits * use.sentShare;
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
  };
}
