import { randomUUID } from 'node:crypto';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { withSuggestions } from '../../../../shared/features/screening/recommendations/recommend.ts';
import { previousOf, resultOf } from '../../../../shared/features/screening/results/result.ts';
import type { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkDraft } from '../../../platform/documents/document-life.ts';
import { ScreeningSettingsStore } from '../settings/settings-store.ts';
import { screeningKind } from './screening-items.ts';
import { ScreeningsStore } from './screenings-store.ts';

/** Adds recommendations from the organisation's rules. Keeps lines that a person wrote or changed. */
export const suggestRecommendations: Handler<typeof screenings.suggestRecommendations> = async (
  _,
  { actor, records: { screening, case: child }, openStore },
) => {
  checkDraft(screeningKind, screening, child, actor);
  const [store, settings] = [openStore(ScreeningsStore), openStore(ScreeningSettingsStore)];
  const [all, { sets }, { rules }] = await Promise.all([
    store.listOfCase(idsOfCase(child)),
    settings.norms(),
    settings.rules(),
  ]);
  const result = resultOf(screening, previousOf(screening, all), sets, child);
  const recommendations = withSuggestions(screening.recommendations, rules, result, randomUUID);
  const event = { act: 'screening.changed' };
  return store.change(screening, { recommendations }, event, authorOf(actor));
};
