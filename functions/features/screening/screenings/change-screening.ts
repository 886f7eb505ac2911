import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { bandAt } from '../../../../shared/features/screening/screenings/bands.ts';
import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkDraft } from '../../../platform/documents/document-life.ts';
import { isSameSitting } from '../../../platform/documents/saved-by.ts';
import { dateErrors, throwFieldErrors } from '../../../platform/field-errors.ts';
import { bandErrors } from './check-screening.ts';
import { screeningKind } from './screening-items.ts';
import { ScreeningsStore } from './screenings-store.ts';
import { testerOf } from './tester-of.ts';

/** Replaces the content of a draft. Saves within one editing session share a journal entry. */
export const saveScreening: Handler<typeof screenings.saveScreening> = async (
  { screeningId: _, version: __, testerId, ...fields },
  { organization, actor, records: { screening, case: child }, members, openStore, now },
) => {
  checkDraft(screeningKind, screening, child, actor);
  throwFieldErrors(dateErrors(fields.date, child, todayIn(organization.timeZone, now())));
  const tester = await testerOf(testerId, screening.tester, { members });
  const changes = { ...fields, tester };
  const event = isSameSitting(screening, actor, now()) ? null : { act: 'screening.changed' };
  const caseIds = idsOfCase(child);
  return openStore(ScreeningsStore).change(screening, changes, event, authorOf(actor), { caseIds });
};

/** Recorded results stay. */
export const changeBand: Handler<typeof screenings.changeBand> = async (
  { band, bandReason },
  { actor, records: { screening, case: child }, openStore },
) => {
  checkDraft(screeningKind, screening, child, actor);
  throwFieldErrors(bandErrors({ band, bandReason }, screening.date, child));
  const changes = { band, bandReason, ageBand: bandAt(child.birthDate, screening.date) };
  const event = { act: 'screening.band-changed' };
  return openStore(ScreeningsStore).change(screening, changes, event, authorOf(actor));
};
