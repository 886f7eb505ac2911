import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OrganizationCommand } from './organization-command.ts';

/** A sentence for each value of the command that the organisation does not have, and who changes it where. */
export function differences(record: OrganizationRecord, command: OrganizationCommand): string[] {
  const bySuperadmin = `a superadmin changes it under Organizations, ${record.name}, Licence`;
  const byAdmin = 'an admin of the organisation changes it under Preferences';
  const compared: [string, string, string | undefined, string][] = [
    ['Seats', String(record.seats), String(command.seats), bySuperadmin],
    ['Last day', record.endsOn, command.endsOn, bySuperadmin],
    ['Modules', listed(record.modules), listed(command.modules), bySuperadmin],
    ['Country', record.country, command.country, byAdmin],
    ['Time zone', record.timeZone, command.timeZone, byAdmin],
  ];
  return compared.flatMap(([label, is, wanted, how]) =>
    wanted === undefined || is === wanted
      ? []
      : [`${label} differs: it is ${is}, and ${wanted} was given. This form does not change it; ${how}.`],
  );
}

const listed = (names: readonly string[]): string => [...names].toSorted().join(', ') || 'none';
