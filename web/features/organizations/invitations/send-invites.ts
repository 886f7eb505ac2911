import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import type { Module } from '../../../../shared/core/permissions.ts';
import { readAddresses } from '../../../../shared/core/reading/read-addresses.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { organizationLicenceQuery } from '../members/queries.ts';

type Invite = RequestOf<typeof invitations.invite>;

export interface Invites extends Pick<Invite, 'organizationId' | 'role' | 'visibility' | 'picks'> {
  emails: readonly string[];
  /** Modules for the invited users; null for all modules of the licence. */
  modules: Module[] | null;
}

export interface MissedInvite {
  email: string;
  error: unknown;
}

/**
 * Invites users one after another. Returns those who could not be invited.
 * @throws CallError if the modules of the licence are needed and cannot be read; nobody is invited then
 */
export async function sendInvites({ emails, ...invites }: Invites, key: string): Promise<MissedInvite[]> {
  const { organizationId } = invites;
  const modules =
    invites.modules ?? (await queryClient.ensureQueryData(organizationLicenceQuery(organizationId))).modules;
  const missed: MissedInvite[] = [];
  for (const [index, email] of emails.entries()) {
    const idempotencyKey = `${key}-${index}`;
    await call(invitations.invite, { ...invites, email, modules }, { idempotencyKey }).catch(
      (error: unknown) => missed.push({ email, error }),
    );
  }
  return missed;
}

/** Lower-case addresses in a typed text, and its parts that are no addresses. */
export function readEmails(text: string): { addresses: string[]; wrong: string[] } {
  const { addresses, wrong } = readAddresses(text);
  return { addresses: addresses.map(address => address.toLowerCase()), wrong };
}

/** Text that stays in the field: users who could not be invited, then what was typed while inviting. */
export function leftToInvite(typed: string, sent: readonly string[], missed: readonly string[]): string {
  const { addresses, wrong } = readEmails(typed);
  const added = [...addresses.filter(address => !sent.includes(address)), ...wrong];
  return [...missed, ...added].join('\n');
}
