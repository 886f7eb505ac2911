import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { CaseErasuresStore } from '../erasures/case-erasures-store.ts';

/** The finished documents of a child that print something that has changed since, the oldest first. */
export async function findChangedDocuments(
  child: Case,
  {
    organization,
    openStore,
    now,
    caseDataParts,
  }: Pick<OrganizationContext, 'organization' | 'openStore' | 'now' | 'caseDataParts'>,
): Promise<ChangedDocument[]> {
  const items = await openStore(CaseErasuresStore).readCase(child);
  const placeOf = ({ pk, sk }: Key) => `${pk} ${sk}`;
  const byPlace = new Map(items.map(item => [placeOf(item), item]));
  const itemAt = (key: Key) => byPlace.get(placeOf(key));
  const checked = { child, items, itemAt, organization, openStore, now };
  const found = await Promise.all(caseDataParts.map(part => part.changed?.(checked) ?? []));
  return found.flat().toSorted((one, other) => one.date.localeCompare(other.date));
}
