import type { Stage } from '../stage.ts';
import type { Check, Report } from './check.ts';
import { checkCounts } from './counts.ts';
import { checkIntegrity } from './integrity.ts';
import { checkMails } from './mails.ts';
import { checkNumbers } from './numbers.ts';
import { checkPeople } from './people.ts';
import { checkPrints } from './prints.ts';
import { checkRatings } from './ratings.ts';
import { checkRecalls } from './recalls.ts';
import { checkRecords } from './records.ts';
import { checkRegistrations } from './registrations.ts';
import { checkSecrets } from './secrets.ts';
import { checkSubscriptions } from './subscriptions.ts';
import { checkTimetable } from './timetable.ts';

const checks: Record<string, Check> = {
  records: checkRecords,
  counts: checkCounts,
  numbers: checkNumbers,
  mails: checkMails,
  prints: checkPrints,
  evaluations: checkRatings,
  secrets: checkSecrets,
  people: checkPeople,
  registrations: checkRegistrations,
  recalls: checkRecalls,
  subscriptions: checkSubscriptions,
  timetable: checkTimetable,
  'restore:check': checkIntegrity,
};

/**
 * Runs all checks and returns the differences between the product and the model, each with the name of the
 * check that found it.
 */
export async function findDifferences(stage: Stage) {
  const compared: Record<string, number> = {};
  const differences: string[] = stage.calls.problems.splice(0).map(problem => `calls: ${problem}`);
  for (const [name, check] of Object.entries(checks)) {
    compared[name] = 0;
    const report: Report = {
      compared: (count = 1) => {
        compared[name] = (compared[name] ?? 0) + count;
      },
      differs: sentence => differences.push(`${name}: ${sentence}`),
    };
    await check(stage, report).catch((error: Error) => report.differs(`stopped at ${error.message}`));
  }
  return { compared, differences };
}
