import { newOrganizationRecord } from '../../../../shared/features/organizations/organizations/new-record.ts';
import type { ProvisionResult } from '../../../../shared/features/organizations/organizations/provision.ts';
import {
  type OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import type { ProvisionContext } from '../../../composition/provision-context.ts';
import { inviteFirstAdmin } from '../organizations/invite-first-admin.ts';
import type { FirstMemberWrites } from '../organizations/organizations-store.ts';
import { differences } from './compare-organization.ts';
import { requireInvitable, settleFirstAdmin } from './first-admin.ts';
import type { OrganizationCommand } from './organization-command.ts';
import { OperatorRefusal } from './refusal.ts';
import { describeMail } from './watch-mail.ts';

type MakeActiveAdmin = (record: OrganizationRecord) => Promise<{ id: string } & FirstMemberWrites>;

/**
 * Checks the whole command, then creates the organisation with its first admin. If the organisation exists
 * already, compares it with the command, and changes only what the command asks for.
 * @throws OperatorRefusal
 */
export async function provisionOrganization(
  context: ProvisionContext,
  command: OrganizationCommand,
  makeActiveAdmin: MakeActiveAdmin,
): Promise<ProvisionResult> {
  const { kind: _, invitation: __, admin, ...fields } = command;
  const existing = await context.organizations.get(command.slug);
  if (existing && existing.name !== command.name) throw slugTaken(command.slug, existing.name);
  if (existing) return compare(context, existing, command);
  const record = { ...newOrganizationRecord(fields), seatsTaken: 1 };
  await requireMakeable(context, record, admin.email);
  const hints = [...hintsAtEnd(record, context.now()), ...(await hintsAtNamesakes(context, record))];
  const { id, mailId, hasSignIn, ...first } = admin.temporaryPassword
    ? { mailId: undefined, hasSignIn: true, ...(await makeActiveAdmin(record)) }
    : await inviteFirstAdmin(context, record, admin);
  const changed = await context.organizations.createIfAbsent(record, first);
  const seats = record.seats === 1 ? '1 seat' : `${record.seats} seats`;
  const sentence = changed
    ? `${record.name} was made: ${seats} until ${record.endsOn}, time zone ${record.timeZone}.`
    : `${record.name} was made by the same form a moment ago.`;
  return answer(
    context,
    record,
    {
      personId: id,
      changed,
      hasSignIn,
      sentences: [sentence, ...hints],
      ...(changed && mailId && { mailId }),
    },
    admin.email,
  );
}

async function compare(
  context: ProvisionContext,
  record: OrganizationRecord,
  command: OrganizationCommand,
): Promise<ProvisionResult> {
  if (record.status === 'archived') return archived(context, record);
  const about = differences(record, command);
  const settled = await settleFirstAdmin(context, record, command);
  const isSame = about.length === 0 && !settled.differs && !settled.changed;
  const exists = `${record.name} exists already${isSame ? ', as the form describes it' : ''}.`;
  return answer(
    context,
    record,
    { ...settled, sentences: [exists, ...about, ...settled.sentences] },
    command.admin.email,
  );
}

/** Result for an archived organisation. Nobody is invited, because nobody could accept an invitation. */
const archived = ({ webUrl }: ProvisionContext, { slug, name }: OrganizationRecord): ProvisionResult => ({
  personId: '',
  changed: false,
  organizationId: slug,
  signIn: `${webUrl}/login`,
  message: [
    `${name} exists already and is archived, so that nobody can work there. No mail was sent. A superadmin restores it under Organizations; then run this again.`,
  ],
});

interface Outcome {
  personId: string;
  changed: boolean;
  sentences: string[];
  mailId?: string;
  hasSignIn?: boolean;
}

async function answer(
  { mailsOf, mailAccount, webUrl }: ProvisionContext,
  { slug }: OrganizationRecord,
  { personId, changed, sentences, mailId, hasSignIn }: Outcome,
  email: string,
): Promise<ProvisionResult> {
  const signIn = `${webUrl}/login`;
  const mail = mailId ? [await describeMail({ mails: mailsOf(slug), mailAccount }, mailId, email)] : [];
  const how = hasSignIn ? 'joins with the sign-in they have' : 'chooses a password';
  const next = mailId
    ? [`Next: ${email} opens the link in the mail, ${how}, and signs in at ${signIn}.`]
    : [];
  return {
    personId,
    changed,
    organizationId: slug,
    signIn,
    message: [...sentences, ...mail, ...next],
  };
}

async function requireMakeable(
  context: ProvisionContext,
  { endsOn, timeZone }: OrganizationRecord,
  email: string,
): Promise<void> {
  const today = todayIn(timeZone, context.now());
  if (endsOn < today)
    throw new OperatorRefusal([
      `Last day: ${endsOn} is over, and an organisation whose licence has ended can only be read; give ${today} or a later day.`,
    ]);
  await requireInvitable(context, email);
}

const mostYears = 100;

/** Asks the operator to check a last day far in the future: 9999 may be a typing error. */
function hintsAtEnd({ endsOn, timeZone }: OrganizationRecord, now: number): string[] {
  const years = Number(endsOn.slice(0, 4)) - Number(todayIn(timeZone, now).slice(0, 4));
  if (years <= mostYears) return [];
  return [`Check the last day: ${endsOn} is in ${years} years. A superadmin changes it under Organizations.`];
}

async function hintsAtNamesakes(
  { organizations }: ProvisionContext,
  { name, slug }: OrganizationRecord,
): Promise<string[]> {
  const { records } = await organizations.listPage('active', { text: name, limit: 10, cursor: null });
  const same = records.filter(
    other => other.slug !== slug && other.name.toLowerCase() === name.toLowerCase(),
  );
  if (same.length === 0) return [];
  return [
    `Another organisation has the same name: ${same.map(other => other.slug).join(', ')}. Check that both are meant.`,
  ];
}

const slugTaken = (slug: string, name: string) =>
  new OperatorRefusal([
    `Short name: ${slug} belongs to ${name} already; choose another one. If you mean ${name}, give exactly that name.`,
  ]);
