import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OrganizationCommand } from './organization-command.ts';

type Compared = [label: string, is: string, wanted: string | undefined, how: string];

/**
 * A sentence for each value of the organisation that differs from the operator's command. It says who can
 * change the value, and where.
 */
export function differences(record: OrganizationRecord, command: OrganizationCommand): string[] {
  const bySuperadmin = `a superadmin changes it under Organizations, ${record.name}, Licence`;
  const byAdmin = 'an admin of the organisation changes it under Preferences';
  return sentences([
    ['Seats', String(record.seats), String(command.seats), bySuperadmin],
    ['Last day', record.endsOn, command.endsOn, bySuperadmin],
    ['Modules', listed(record.modules), listed(command.modules), bySuperadmin],
    ['Country', record.country, command.country, byAdmin],
    ['Time zone', record.timeZone, command.timeZone, byAdmin],
  ]);
}

/** Like `differences`, for the organisation's admin. */
export function adminDifferences(
  { fullName, locale, status }: MemberRecord,
  { admin }: Pick<OrganizationCommand, 'admin'>,
): string[] {
  const how =
    status === 'invited' ? 'they choose it when they join' : 'they change it themselves, in their settings';
  return sentences([
    ['Name of the person', fullName, admin.fullName, how],
    ['Language', locale, admin.locale, how],
  ]);
}

const sentences = (compared: Compared[]): string[] =>
  compared.flatMap(([label, is, expected, how]) =>
    expected === undefined || is === expected
      ? []
      : [`${label}: it is ${is}, and the form says ${expected}. This form does not change it; ${how}.`],
  );

const listed = (names: readonly string[]): string => [...names].toSorted().join(', ') || 'none';
