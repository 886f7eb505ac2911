import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { checkDates } from './check-visit.ts';
import { EyeStore } from './eye-store.ts';
import { fieldsOf } from './fields-of.ts';
import { finishedNow, printedHead } from './finish-eye-report.ts';

/**
 * The reference number of a report counts the reports of the current year in the organisation's time zone.
 */
export const createEyeReport: Handler<typeof eyeReports.createEyeReport> = async (
  { caseId: _, finish, ...input },
  { organization, actor, records, now, openStore },
) => {
  const fields = fieldsOf(input);
  checkActive(records.case);
  const today = todayIn(organization.timeZone, now());
  checkDates(fields, records.case, today);
  const known = { series: records.eyeSeries, sequence: records.eyeSequence };
  const author = authorOf(actor);
  const finished = finish
    ? {
        marks: finishedNow({ finishedAt: null, version: 0 }, fields, author, now()),
        printed: await printedHead(records.case, { organization, actor, openStore }),
      }
    : undefined;
  const year = Number(today.slice(0, 4));
  return openStore(EyeStore).create(records.case.id, fields, author, year, known, finished);
};
