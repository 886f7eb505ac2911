import {
  isReportJudged,
  screeningChangesOf,
  screeningChangesSince,
} from '../../../../shared/features/screening/screening-reports/changes.ts';
import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { checkChangeable, checkFinished, isFinished } from '../../../platform/documents/document-life.ts';
import { printedNow } from '../screening-reports/printed-screening.ts';
import { ScreeningSettingsStore } from '../settings/settings-store.ts';
import { finishNow } from './finish-screening.ts';
import { screeningKind } from './screening-items.ts';
import { ScreeningsStore } from './screenings-store.ts';

/** Returns no changes for drafts and deleted screenings, because they cannot be amended. */
export const getScreeningChanges: Handler<typeof screenings.getScreeningChanges> = async (
  _,
  { organization, records: { screening, case: child }, openStore },
) => {
  const stores = { screenings: openStore(ScreeningsStore), settings: openStore(ScreeningSettingsStore) };
  const [frozen, now] = await Promise.all([
    isFinished(screeningKind, screening) ? stores.screenings.frozen(screening) : undefined,
    printedNow(screening, { organization, child }, stores),
  ]);
  const isJudged = isReportJudged(screening, frozen ?? now);
  if (!frozen) return { frozenAt: null, changes: [], isJudged };
  const changes = screeningChangesSince(screening, frozen, now);
  return { frozenAt: frozen.frozenAt, changes: screeningChangesOf(changes), isJudged };
};

/** Amends a finished screening without changing its results, so that it prints current data. */
export const amendScreening: Handler<typeof screenings.amendScreening> = async (_, context) => {
  const { screening, case: child } = context.records;
  checkChangeable(screeningKind, screening, child, context.actor);
  checkFinished(screeningKind, screening);
  return finishNow(context);
};
