import { updatePreferences } from '../../support/update-preferences.ts';
import { plusDays } from '../local-days.ts';
import { type SeasonOrganization, type Stage, today } from '../stage.ts';

/** Digests are sent on Tuesdays and Fridays, from `digestHour` on. */
export const digestDays = [2, 5];
const digestHour = 17;
const windowDays = 31;

export const chooseDigests = ({ calls }: Stage, { clinic, slug }: SeasonOrganization) =>
  updatePreferences(calls.of(clinic.admin), slug, { digestDays, digestHour });

/**
 * Records in the model one expected mail to each family with shared notes that were finished since the last
 * digest.
 */
export function expectDigest(stage: Stage, at: SeasonOrganization): void {
  const { model } = stage;
  const first = plusDays(today(stage, at), -windowDays);
  const addresses = new Set<string>();
  for (const note of model.of(at.slug, 'note')) {
    const { isShared, status, date } = note.expected;
    if (!isShared || status === 'draft' || model.digested.has(note.id) || String(date) < first) continue;
    const child = model.records.get(model.survivorOf(note.caseId ?? ''));
    if (!child?.isListed || model.erasing.has(child.id)) continue;
    addresses.add(String(child.expected.contactEmail));
    model.digested.add(note.id);
  }
  for (const address of addresses) model.expectMail(address);
}
