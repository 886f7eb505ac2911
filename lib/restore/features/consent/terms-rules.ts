import { acceptanceKey, termsKey, termsVersionKey } from '../../../../functions/features/consent/keys.ts';
import { memberKey, organizationKey } from '../../../../functions/platform/storage/keys.ts';
import { Terms } from '../../../../shared/features/consent/joining-terms/schema.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { IntegrityViolation, Rule } from '../../integrity-violation.ts';
import type { OrganizationItems } from '../../organization-items.ts';

/** Rule: an organisation's terms of use match their stored texts and what its users have accepted. */
export const termsRules: Rule = contents => [...textViolations(contents), ...acceptanceViolations(contents)];

function textViolations(contents: OrganizationItems): IntegrityViolation[] {
  const { slug } = contents;
  const { data: organization } = OrganizationRecord.safeParse(contents.get(organizationKey(slug)));
  const { data: terms } = Terms.safeParse(contents.get(termsKey(slug)));
  const { version = 0, isRequired = false } = terms ?? {};
  const said = organization?.terms;
  const faults: IntegrityViolation[] = [];
  if (said && (said.version !== version || said.isRequired !== isRequired))
    faults.push({
      rule: 'an organisation knows its terms',
      at: organizationKey(slug),
      problem: 'names other terms',
    });
  for (let number = 1; number <= version; number++)
    if (!contents.get(termsVersionKey(slug, number)))
      faults.push({
        rule: 'every text of the terms is kept',
        at: termsVersionKey(slug, number),
        problem: 'is missing',
      });
  return faults;
}

function acceptanceViolations(contents: OrganizationItems): IntegrityViolation[] {
  const { slug } = contents;
  const members = contents
    .inPartition(organizationKey(slug).pk, 'MEMBER#')
    .flatMap(item => MemberRecord.safeParse(item).data ?? []);
  return members
    .filter(
      ({ id, acceptedTerms }) => acceptedTerms > 0 && !contents.get(acceptanceKey(slug, acceptedTerms, id)),
    )
    .map(({ id }) => ({
      rule: 'a member’s acceptance of terms is stored',
      at: memberKey(slug, id),
      problem: 'has no record',
    }));
}
