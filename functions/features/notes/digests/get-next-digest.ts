import { nextSlot } from '../../../../shared/features/notes/digests/digest-times.ts';
import type { digests } from '../../../../shared/features/notes/digests/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { DigestsStore } from './digests-store.ts';

/** Notes that are finished or shared later will be added. */
export const getNextDigest: PdfHandler<typeof digests.getNextDigest> = async (
  _,
  { organization, openStore, undeliverable, now },
) => {
  const slot = organization.reportsBy === 'link' ? undefined : nextSlot(organization, now());
  if (!slot) return { next: null, families: [], leftOut: [] };
  const today = todayIn(organization.timeZone, now());
  const { families, leftOut } = await openStore(DigestsStore).planWithSizes(today, addresses =>
    undeliverable.reasonsFor(addresses),
  );
  return {
    next: { date: slot.date, at: new Date(slot.at).toISOString() },
    families: families.map(({ address, notes }) => ({ address, notes })),
    leftOut,
  };
};
