import { AppError } from '../../../../shared/core/errors.ts';
import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { ScreeningsStore } from './screenings-store.ts';

/** Needs the right to add entries to the child's tree. Idempotent. */
export const dismissSuggestion: Handler<typeof screenings.dismissSuggestion> = async (
  { node, isDismissed },
  { records: { screening, case: child }, openStore },
) => {
  if (screening.deletedAt !== null) throw new AppError('screening.deleted');
  if (screening.status === 'draft') throw new AppError('report.draft');
  checkActive(child);
  return openStore(ScreeningsStore).setDismissed(screening, node, isDismissed);
};
