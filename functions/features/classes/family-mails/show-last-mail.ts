import type { StoredLastFamilyMail } from '../../../../shared/features/classes/family-mails/record.ts';
import { LastFamilyMail } from '../../../../shared/features/classes/family-mails/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

/** Only the sender of the mailing and members who see all children get the number of families. */
export function showLastMail(
  last: StoredLastFamilyMail,
  { actor, scope }: Pick<OrganizationContext, 'actor' | 'scope'>,
): LastFamilyMail {
  const mayCount = scope === 'organization' || last.by.id === actor.id;
  return LastFamilyMail.parse({ ...last, families: mayCount ? last.families : null });
}
