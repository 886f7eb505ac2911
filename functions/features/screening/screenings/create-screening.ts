import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { bandAt } from '../../../../shared/features/screening/screenings/bands.ts';
import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { dateErrors, throwFieldErrors } from '../../../platform/field-errors.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { bandErrors } from './check-screening.ts';
import { ScreeningsStore } from './screenings-store.ts';
import { testerOf } from './tester-of.ts';

export const createScreening: Handler<typeof screenings.createScreening> = async (
  { caseId: _, testerId, ...fields },
  { organization, actor, records: { case: child }, members, openStore, now },
) => {
  checkActive(child);
  const today = todayIn(organization.timeZone, now());
  throwFieldErrors({ ...dateErrors(fields.date, child, today), ...bandErrors(fields, fields.date, child) });
  const author = authorOf(actor);
  const tester = await testerOf(testerId, author, { members });
  const ageBand = bandAt(child.birthDate, fields.date);
  return openStore(ScreeningsStore).create(idsOfCase(child), { ...fields, ageBand, author, tester });
};
