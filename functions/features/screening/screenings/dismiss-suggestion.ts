import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { checkFinished } from '../../../platform/documents/document-life.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { screeningKind } from './screening-items.ts';
import { ScreeningsStore } from './screenings-store.ts';

/** Dismisses a suggested NeuroTree entry. The caller must be allowed to add entries. Idempotent. */
export const dismissSuggestion: Handler<typeof screenings.dismissSuggestion> = async (
  { node, isDismissed },
  { records: { screening, case: child }, openStore },
) => {
  checkFinished(screeningKind, screening);
  checkActive(child);
  return openStore(ScreeningsStore).setDismissed(screening, node, isDismissed);
};
