import { dayMs } from '../../../../shared/core/dates/durations.ts';
import {
  type DepartureCommand,
  type DepartureResult,
  departureGraceDays,
} from '../../../../shared/features/organizations/organizations/departure.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { ProvisionContext } from '../../../composition/provision-context.ts';
import { OperatorRefusal } from './refusal.ts';

/**
 * Begins, confirms or cancels the departure of an organisation from the platform. A second person has to
 * confirm it. The organisation is then archived, and can be erased a month later.
 * @throws OperatorRefusal
 */
export async function departure(
  context: ProvisionContext,
  { slug, name, step, asked: { by } }: DepartureCommand,
): Promise<DepartureResult> {
  const organization = await context.organizations.get(slug);
  if (organization?.name !== name)
    throw new OperatorRefusal([`No organisation has the short name ${slug} and the name “${name}”.`]);
  switch (step) {
    case 'begin':
      return begin(context, organization, by);
    case 'confirm':
      return confirm(context, organization, by);
    case 'cancel':
      return cancel(context, organization);
  }
}

async function begin(
  { departures, now }: ProvisionContext,
  { slug }: OrganizationRecord,
  by: string,
): Promise<DepartureResult> {
  const next = `Next: a second person runs this form with the step “confirm”. Until then nothing changes for ${slug}.`;
  const known = await departures.get(slug);
  if (known)
    return { changed: false, message: [`${known.begunBy} has begun this on ${known.begunAt}.`, next] };
  const begunAt = new Date(now()).toISOString();
  const open = { confirmedBy: null, confirmedAt: null, erasedFrom: null, erasureBegunAt: null };
  await departures.begin(slug, { begunBy: by, begunAt, ...open });
  return { changed: true, message: [`The departure of ${slug} has begun.`, next] };
}

async function confirm(
  { departures, organizations, now }: ProvisionContext,
  organization: OrganizationRecord,
  by: string,
): Promise<DepartureResult> {
  const { slug } = organization;
  const known = await departures.get(slug);
  if (!known) throw new OperatorRefusal([`Nobody has begun the departure of ${slug}.`]);
  if (known.begunBy === by)
    throw new OperatorRefusal([`${by} has begun it; a second person has to confirm.`]);
  const confirmedAt = new Date(now()).toISOString();
  const erasedFrom = new Date(now() + departureGraceDays * dayMs).toISOString();
  /** If the organisation was restored in the meantime, the month begins again. */
  const isNew = known.confirmedAt === null || organization.status !== 'archived';
  if (isNew) await departures.confirm(slug, known, { confirmedBy: by, confirmedAt, erasedFrom });
  await organizations.setStatus(organization, 'archived');
  const from = isNew ? erasedFrom : known.erasedFrom;
  return {
    changed: isNew,
    message: [
      `${slug} is archived: nobody can open it.`,
      `It can be erased from ${from} on. Until then the step “cancel” opens it again.`,
    ],
  };
}

async function cancel(
  { departures, organizations }: ProvisionContext,
  organization: OrganizationRecord,
): Promise<DepartureResult> {
  const { slug } = organization;
  const known = await departures.get(slug);
  if (!known) return { changed: false, message: [`${slug} is not leaving.`] };
  if (known.erasureBegunAt !== null)
    throw new OperatorRefusal([
      `The erasure of ${slug} began on ${known.erasureBegunAt}; it cannot be stopped.`,
    ]);
  await departures.cancel(slug);
  if (known.confirmedAt !== null) await organizations.setStatus(organization, 'active');
  return { changed: true, message: [`${slug} stays, and is open.`] };
}
