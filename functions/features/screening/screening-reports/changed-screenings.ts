import { changedFacts } from '../../../../shared/core/report-changes.ts';
import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import { screeningChangesSince } from '../../../../shared/features/screening/screening-reports/changes.ts';
import { FrozenScreening } from '../../../../shared/features/screening/screening-reports/frozen.schema.ts';
import type { CheckedCase } from '../../../composition/case-data-part.ts';
import { frozenScreeningKey } from '../keys.ts';
import { readScreening } from '../screenings/screening-items.ts';
import { ScreeningSettingsStore } from '../settings/settings-store.ts';
import { printedOf } from './printed-screening.ts';

/** Finished screenings whose printed data of the child have changed since. */
export async function changedScreenings({
  child,
  items,
  itemAt,
  organization,
  openStore,
}: CheckedCase): Promise<ChangedDocument[]> {
  const all = items.filter(({ sk }) => sk.startsWith('SCREENING#')).map(readScreening);
  const finished = all.filter(({ status, deletedAt }) => status !== 'draft' && deletedAt === null);
  if (finished.length === 0) return [];
  const { sets } = await openStore(ScreeningSettingsStore).norms();
  return finished.flatMap(screening => {
    const { id, date, frozenVersion } = screening;
    const item =
      frozenVersion === null ? undefined : itemAt(frozenScreeningKey(organization.slug, id, frozenVersion));
    const now = printedOf(screening, { organization, child }, { all, sets });
    const changes = item
      ? changedFacts(screeningChangesSince(screening, FrozenScreening.parse(item), now))
      : [];
    return changes.length > 0 ? [{ id, kind: 'screening', date, changes }] : [];
  });
}
