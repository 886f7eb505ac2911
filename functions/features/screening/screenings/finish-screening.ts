import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { isBandOutdated } from '../../../../shared/features/screening/screenings/bands.ts';
import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import {
  checkChangeable,
  checkFinished,
  finishedMarks,
  isFinished,
  reopenedMarks,
} from '../../../platform/documents/document-life.ts';
import { dateErrors, throwFieldErrors } from '../../../platform/field-errors.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { printedNow } from '../screening-reports/printed-screening.ts';
import { ScreeningSettingsStore } from '../settings/settings-store.ts';
import { openErrors } from './check-screening.ts';
import { screeningKind } from './screening-items.ts';
import { ScreeningsStore } from './screenings-store.ts';

type Finish = Handler<typeof screenings.finishScreening>;

/** Finishes a draft. If it was finished before, it counts as amended. Idempotent. */
export const finishScreening: Finish = async ({ amendmentReason }, context) => {
  const { screening, case: child } = context.records;
  if (isFinished(screeningKind, screening)) return screening;
  checkChangeable(screeningKind, screening, child, context.actor);
  return finishNow(context, amendmentReason);
};

/**
 * Finishes or amends a screening, and stores the data to print.
 * @throws request.invalid with the unfinished tests
 */
export async function finishNow(
  { organization, actor, records: { screening, case: child }, openStore, now }: Parameters<Finish>[1],
  amendmentReason?: string | null,
): Promise<Screening> {
  throwFieldErrors({
    ...dateErrors(screening.date, child, todayIn(organization.timeZone, now())),
    ...(isBandOutdated(screening, child.birthDate) && { band: 'validation.band' }),
    ...openErrors(screening),
  });
  const finishedBy = authorOf(actor);
  const changes = finishedMarks(screening, finishedBy, now(), amendmentReason);
  const act = screening.finishedAt === null ? 'screening.finished' : 'screening.amended';
  const stores = { screenings: openStore(ScreeningsStore), settings: openStore(ScreeningSettingsStore) };
  const printed = await printedNow(screening, { organization, child }, stores);
  return stores.screenings.change(screening, changes, { act }, finishedBy, { printed });
}

/** Turns a finished screening into a draft again. Idempotent. */
export const reopenScreening: Handler<typeof screenings.reopenScreening> = async (
  _,
  { actor, records: { screening, case: child }, openStore },
) => {
  checkChangeable(screeningKind, screening, child, actor);
  if (screening.status === 'draft') return screening;
  const changes = { ...reopenedMarks, reviewedAt: null, reviewedBy: null };
  const event = { act: 'screening.reopened' };
  return openStore(ScreeningsStore).change(screening, changes, event, authorOf(actor));
};

/** Marks a result as reviewed, or not reviewed. All members who may see the child can do this. */
export const reviewScreening: Handler<typeof screenings.reviewScreening> = async (
  { isReviewed },
  { actor, records: { screening, case: child }, openStore, now },
) => {
  checkFinished(screeningKind, screening);
  checkActive(child);
  if ((screening.reviewedAt !== null) === isReviewed) return screening;
  const by = authorOf(actor);
  const changes = isReviewed
    ? { reviewedAt: new Date(now()).toISOString(), reviewedBy: by }
    : { reviewedAt: null, reviewedBy: null };
  const act = isReviewed ? 'screening.reviewed' : 'screening.review-undone';
  return openStore(ScreeningsStore).change(screening, changes, { act }, screening.savedBy);
};
