import { AppError } from '../../../../shared/core/errors.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { bandAt } from '../../../../shared/features/screening/screenings/bands.ts';
import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { bandErrors, checkChangeable, dateErrors, refuse } from './check-screening.ts';
import { ScreeningsStore } from './screenings-store.ts';
import { testerOf } from './tester-of.ts';

/** A pause after which saving a draft is told of again. */
const sessionMs = 30 * 60_000;

/** Whether somebody goes on with what they saved a moment ago: a form saves itself every few seconds. */
const goesOn = ({ savedBy, savedAt }: Screening, { id }: { id: string }, now: number) =>
  savedBy.id === id && now - Date.parse(savedAt) < sessionMs;

/** Replaces what is written in a draft. The journal has one entry for each sitting. */
export const saveScreeningHandler: Handler<typeof screenings.saveScreening> = async (
  { screeningId: _, version: __, testerId, ...fields },
  { organization, actor, records: { screening, case: child }, members, openStore, now },
) => {
  checkChangeable(screening, child, actor);
  if (screening.status !== 'draft') throw new AppError('screening.finished');
  refuse(dateErrors(fields.date, child, todayIn(organization.timeZone, now())));
  const tester = await testerOf(testerId, screening.tester, { members });
  const changes = { ...fields, tester };
  const act = goesOn(screening, actor, now()) ? null : 'screening.changed';
  const caseIds = idsOfCase(child);
  return openStore(ScreeningsStore).change(screening, changes, act, authorOf(actor), { caseIds });
};

/** Chooses the band; whatever was recorded stays. */
export const changeBandHandler: Handler<typeof screenings.changeBand> = async (
  { band, bandReason },
  { actor, records: { screening, case: child }, openStore },
) => {
  checkChangeable(screening, child, actor);
  if (screening.status !== 'draft') throw new AppError('screening.finished');
  refuse(bandErrors({ band, bandReason }, screening.date, child));
  const changes = { band, bandReason, ageBand: bandAt(child.birthDate, screening.date) };
  return openStore(ScreeningsStore).change(screening, changes, 'screening.band-changed', authorOf(actor));
};
