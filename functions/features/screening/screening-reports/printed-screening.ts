import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import { testsOf } from '../../../../shared/features/screening/results/judgement.ts';
import { previousOf, resultOf } from '../../../../shared/features/screening/results/result.ts';
import { screeningChangesSince } from '../../../../shared/features/screening/screening-reports/changes.ts';
import { PrintedScreening } from '../../../../shared/features/screening/screening-reports/frozen.schema.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import type { CheckedCase } from '../../../composition/case-data-part.ts';
import { changedDocuments } from '../../../platform/documents/changed-documents.ts';
import { memoizeAsync } from '../../../platform/memoize-async.ts';
import { screeningKind } from '../screenings/screening-items.ts';
import type { ScreeningsStore } from '../screenings/screenings-store.ts';
import { ScreeningSettingsStore } from '../settings/settings-store.ts';

interface Head {
  organization: OrganizationRecord;
  child: Case;
}

export async function printedNow(
  screening: Screening,
  head: Head,
  { screenings, settings }: { screenings: ScreeningsStore; settings: ScreeningSettingsStore },
): Promise<PrintedScreening> {
  const [all, { sets, whom }] = await Promise.all([
    screenings.listOfCase(idsOfCase(head.child)),
    settings.toPrint(),
  ]);
  return { ...printedOf(screening, head, { all, sets }), ...(whom && { whom }) };
}

/** Like `printedNow`, from records that were read before. @param all screenings of the child */
function printedOf(
  screening: Screening,
  { organization, child }: Head,
  { all, sets }: { all: readonly Screening[]; sets: readonly NormSet[] },
): PrintedScreening {
  const approved = sets.filter(({ isApproved }) => isApproved);
  const previous = previousOf(screening, all) ?? null;
  const rows = resultOf(screening, previous ?? undefined, approved, child);
  const again = testsOf(rows, 'again');
  return PrintedScreening.parse({ child, organization, previous, sets: approved, again });
}

export function changedScreenings(checked: CheckedCase): Promise<ChangedDocument[]> {
  const readNorms = memoizeAsync(() => checked.openStore(ScreeningSettingsStore).norms());
  return changedDocuments(screeningKind, checked, async (frozen, screening, all) => {
    const { sets } = await readNorms();
    return screeningChangesSince(screening, frozen, printedOf(screening, checked, { all, sets }));
  });
}
