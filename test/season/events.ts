import { killAndStart, restoreFromCopy, stopAndStart } from './acts/accidents.ts';
import { subscribeCourse } from './acts/courses.ts';
import { importChildren, importMeasurements } from './acts/imports.ts';
import { examineInBrowser, registerInBrowser, screenInBrowser } from './acts/in-browser.ts';
import { endAndRenewLicence } from './acts/licence.ts';
import {
  borrowColleague,
  changeRole,
  joinTeam,
  leaveTeam,
  losePhone,
  suspendAndReturn,
} from './acts/members.ts';
import { mergeDuplicates } from './acts/merges.ts';
import { reportPeriod } from './acts/progress.ts';
import { callFamilies } from './acts/recalls.ts';
import { decideRegistrations, registerFamily } from './acts/registrations.ts';
import { eraseChild, restrictAndLift } from './acts/rights.ts';
import { screenOffline } from './acts/tablets.ts';
import { changeAndAcceptTerms } from './acts/terms.ts';
import type { SeasonOrganization, Stage } from './stage.ts';

/** Something that happens on some days, beside the daily work. */
export interface SeasonEvent {
  name: string;
  at: 'clinic' | 'school';
  time: string;
  /** The day of the year on which the event first happens, and the number of days until it happens again. */
  from: number;
  every: number;
  act: (stage: Stage, at: SeasonOrganization) => Promise<unknown>;
}

const atClinic = { at: 'clinic' } as const;
const atSchool = { at: 'school' } as const;

/**
 * The events, sorted by time of day. In a season of a year, each happens at its own interval; in a season of
 * a week, each happens once. All of them happen on the day on which faults are planted.
 */
export const seasonEvents: SeasonEvent[] = [
  { name: 'a family registers', ...atClinic, time: '10:05', from: 1, every: 2, act: registerFamily },
  { name: 'a pupil is registered', ...atSchool, time: '10:05', from: 4, every: 9, act: registerFamily },
  { name: 'a file of children', ...atClinic, time: '10:10', from: 8, every: 30, act: importChildren },
  { name: 'a file of a biometer', ...atClinic, time: '10:15', from: 3, every: 7, act: importMeasurements },
  {
    name: 'registrations are decided',
    ...atClinic,
    time: '13:00',
    from: 2,
    every: 3,
    act: decideRegistrations,
  },
  { name: 'pupils are decided', ...atSchool, time: '13:00', from: 5, every: 9, act: decideRegistrations },
  { name: 'duplicates are merged', ...atClinic, time: '13:10', from: 6, every: 7, act: mergeDuplicates },
  { name: 'families are called', ...atClinic, time: '13:20', from: 5, every: 3, act: callFamilies },
  { name: 'terms change', ...atClinic, time: '13:25', from: 30, every: 150, act: changeAndAcceptTerms },
  { name: 'somebody joins', ...atClinic, time: '13:30', from: 10, every: 60, act: joinTeam },
  { name: 'somebody leaves', ...atClinic, time: '13:40', from: 40, every: 60, act: leaveTeam },
  { name: 'a colleague is borrowed', ...atClinic, time: '13:35', from: 12, every: 40, act: borrowColleague },
  { name: 'a case is restricted', ...atClinic, time: '13:37', from: 18, every: 60, act: restrictAndLift },
  { name: 'a child is erased', ...atClinic, time: '13:38', from: 50, every: 60, act: eraseChild },
  { name: 'a role changes', ...atClinic, time: '13:45', from: 25, every: 45, act: changeRole },
  { name: 'somebody is suspended', ...atClinic, time: '13:50', from: 35, every: 70, act: suspendAndReturn },
  { name: 'a phone is lost', ...atSchool, time: '13:10', from: 20, every: 90, act: losePhone },
  { name: 'a course is subscribed', ...atSchool, time: '13:20', from: 9, every: 50, act: subscribeCourse },
  { name: 'tablets without a network', ...atSchool, time: '08:30', from: 33, every: 180, act: screenOffline },
  { name: 'reports of a period', ...atSchool, time: '17:00', from: 100, every: 100, act: reportPeriod },
  { name: 'the product is stopped', ...atClinic, time: '15:00', from: 15, every: 30, act: stopAndStart },
  { name: 'the product is killed', ...atClinic, time: '15:05', from: 22, every: 30, act: killAndStart },
  { name: 'a copy is restored', ...atClinic, time: '15:10', from: 180, every: 365, act: restoreFromCopy },
  { name: 'a visit in the browser', ...atClinic, time: '15:20', from: 3, every: 30, act: examineInBrowser },
  { name: 'a parent with a phone', ...atClinic, time: '15:30', from: 11, every: 30, act: registerInBrowser },
  { name: 'a tablet in the browser', ...atSchool, time: '09:30', from: 34, every: 60, act: screenInBrowser },
  { name: 'a licence ends', ...atClinic, time: '23:50', from: 121, every: 365, act: endAndRenewLicence },
];

/** The events that happen on a day of the season. */
export function eventsOn(number: number, days: number): SeasonEvent[] {
  const isYear = days > 28;
  return seasonEvents.filter(({ from, every }, index) =>
    isYear ? number >= from && (number - from) % every === 0 : index % days === number,
  );
}
