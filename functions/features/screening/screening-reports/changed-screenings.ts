import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import { screeningChangesSince } from '../../../../shared/features/screening/screening-reports/changes.ts';
import type { CheckedCase } from '../../../composition/case-data-part.ts';
import { changedDocuments } from '../../../platform/documents/changed-documents.ts';
import { memoizeAsync } from '../../../platform/memoize-async.ts';
import { screeningKind } from '../screenings/screening-items.ts';
import { ScreeningSettingsStore } from '../settings/settings-store.ts';
import { printedOf } from './printed-screening.ts';

export function changedScreenings(checked: CheckedCase): Promise<ChangedDocument[]> {
  const readNorms = memoizeAsync(() => checked.openStore(ScreeningSettingsStore).norms());
  return changedDocuments(screeningKind, checked, async (frozen, screening, all) => {
    const { sets } = await readNorms();
    return screeningChangesSince(screening, frozen, printedOf(screening, checked, { all, sets }));
  });
}
