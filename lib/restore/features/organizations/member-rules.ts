import {
  adminIndex,
  myOrganizationKey,
  organizationIndex,
} from '../../../../functions/features/organizations/keys.ts';
import { memberKey, organizationKey, personKey } from '../../../../functions/platform/storage/keys.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import { holdsSeat, MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { MyOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import { compareDerivedItems, type IntegrityViolation, keyOf, type Rule } from '../../integrity-violation.ts';
import type { OrganizationItems } from '../../organization-items.ts';

/** Rule: memberships match their copies beside each person's record, and the number of occupied seats. */
export const memberRules: Rule = contents => {
  const { slug } = contents;
  const at = organizationKey(slug);
  const { data: organization } = OrganizationRecord.safeParse(contents.get(at));
  if (!organization)
    return [{ rule: 'an organisation can be read', at, problem: 'is missing or does not match its schema' }];
  const stored = contents.inPartition(at.pk, 'MEMBER#');
  const members = stored.flatMap(item => MemberRecord.safeParse(item).data ?? []);
  return [
    ...unparsable(stored),
    ...compareDerivedItems(
      'a member has the person’s name, and is in the lists',
      members.map(member => memberItem(contents, member)),
      stored.filter(item => MemberRecord.safeParse(item).success),
    ),
    ...compareDerivedItems(
      'a person’s list of organisations is complete',
      members.map(member => membershipMirror(contents, organization, member)),
      contents.inPartitionsWithPrefix('P#', 'AT#'),
    ),
    ...members.filter(({ id }) => !personOf(contents, id)).map(({ id }) => withoutPerson(slug, id)),
    ...seatViolations(contents, organization, members),
  ];
};

function unparsable(stored: Item[]): IntegrityViolation[] {
  return stored
    .filter(item => !MemberRecord.safeParse(item).success)
    .map(item => ({ rule: 'a member can be read', at: keyOf(item), problem: 'does not match its schema' }));
}

const personOf = (contents: OrganizationItems, id: string) =>
  PersonRecord.safeParse(contents.get(personKey(id))).data;

function withoutPerson(slug: string, id: string): IntegrityViolation {
  return { rule: 'a member is a person', at: memberKey(slug, id), problem: 'has no record of the person' };
}

/** Whether a member has joined. Until then, the membership contains only data of the invitation. */
const isJoined = ({ status }: MemberRecord) => status !== 'invited';

function memberItem(contents: OrganizationItems, member: MemberRecord): Item {
  const { slug } = contents;
  const { fullName, email, locale, qualification, signatureId, profilePictureId } = isJoined(member)
    ? (personOf(contents, member.id) ?? member)
    : member;
  const { id, role, status } = member;
  return {
    ...memberKey(slug, id),
    ...(role === 'admin' && adminIndex(fullName, slug)),
    kind: 'member',
    row: { id, fullName, role, status, organization: slug },
    ...member,
    fullName,
    email,
    locale,
    qualification,
    signatureId,
    profilePictureId,
  };
}

/**
 * The copy of a membership beside the person's record. It contains the name that the organisation had when
 * the person joined; pages show the current name.
 */
function membershipMirror(
  contents: OrganizationItems,
  { slug, name }: OrganizationRecord,
  { id, role, status }: MemberRecord,
): Item {
  const at = myOrganizationKey(id, slug);
  const line: MyOrganization = {
    id: slug,
    organizationSlug: slug,
    name: String(contents.get(at)?.name ?? name),
    logoInfo: { url: null },
    role,
    status,
  };
  return { ...at, ...line };
}

/** Checks the number of occupied seats. Each invited and each active member occupies one. */
function seatViolations(
  contents: OrganizationItems,
  organization: OrganizationRecord,
  members: MemberRecord[],
): IntegrityViolation[] {
  const { slug, name, status } = organization;
  const at = organizationKey(slug);
  const item = {
    ...at,
    ...organizationIndex(status, name),
    kind: 'organization',
    row: { slug, name, status },
    ...organization,
    seatsTaken: members.filter(holdsSeat).length,
  };
  const found = [contents.get(at)].filter(there => there !== undefined);
  const faults = compareDerivedItems('the number of occupied seats matches the members', [item], found);
  if (item.seatsTaken <= organization.seats) return faults;
  return [
    ...faults,
    { rule: 'the occupied seats do not exceed the licence', at, problem: 'more are occupied' },
  ];
}
