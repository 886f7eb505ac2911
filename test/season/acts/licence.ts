import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { organizations } from '../../../shared/features/organizations/organizations/endpoints.ts';
import { child } from '../../features/cases/cases/samples.ts';
import { momentAt, plusDays } from '../local-days.ts';
import { type SeasonOrganization, type Stage, today } from '../stage.ts';
import { changeCase } from './cases.ts';

const renewedUntil = '2030-12-31';

/**
 * Lets a licence end at midnight and renews it later: people can work until the last second, and then only
 * read until the renewal.
 */
export async function endAndRenewLicence(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { calls, world } = stage;
  const { slug, timeZone, clinic } = at;
  const day = today(stage, at);
  const midnight = momentAt(plusDays(day, 1), '00:00', timeZone);
  await changeEnd(stage, slug, day);
  await world.moveClockTo(midnight - 1_500);
  await changeCase(stage, at);
  await world.moveClockTo(midnight + 500);
  const fields = { ...child, fullName: `Too Late ${stage.next('late child')}` };
  const refused = await clinic.admin.expectError(cases.createCase, fields);
  if (refused.code !== 'licence.ended')
    calls.problems.push(`licence: after its end a write is answered ${refused.status} ${refused.code}`);
  await calls.of(clinic.admin).call(cases.searchCases, { limit: 1 });
  await changeEnd(stage, slug, renewedUntil);
  stage.model.licences.set(slug, renewedUntil);
  await changeCase(stage, at);
}

async function changeEnd(
  { calls, superadmin }: Stage,
  organizationId: string,
  endsOn: string,
): Promise<void> {
  const platform = calls.of(superadmin);
  const { data } = await platform.call(organizations.getOrganization, { organizationId });
  const { version, seats, modules } = data;
  await platform.call(organizations.changeLicence, { organizationId, version, seats, modules, endsOn });
}
