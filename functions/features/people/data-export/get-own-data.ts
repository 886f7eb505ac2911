import { AppError } from '../../../../shared/core/errors.ts';
import type { dataExport } from '../../../../shared/features/people/data-export/endpoints.ts';
import type { OwnData } from '../../../../shared/features/people/data-export/schema.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';

export const getOwnDataHandler: AccountHandler<typeof dataExport.getOwnData> = async (_input, context) => {
  const { people, sessions, certificates, filesOf, accountSecurity, requireSignedIn } = context;
  const { sub } = requireSignedIn().token;
  const [person, memberships, found, proofs, files, pending, codes, acts] = await Promise.all([
    people.get(sub),
    listMemberships(context, sub),
    sessions.list(sub),
    certificates.list(sub),
    filesOf(sub).listWithLinks(),
    accountSecurity.pendingEmail(sub),
    accountSecurity.recoveryCodes(sub),
    people.listAuditEvents(sub),
  ]);
  if (!person) throw new AppError('record.missing');
  const { revision: _, ...own } = person;
  return {
    ...{ person: own, memberships, files, acts },
    sessions: found,
    certificates: proofs,
    pendingEmail: pending?.email ?? null,
    recoveryCodesLeft: codes?.hashes.length ?? 0,
  };
};

type Membership = OwnData['memberships'][number];

async function listMemberships(
  { people, organizationOf, membershipsOf, modulesOf }: AccountContext,
  sub: string,
): Promise<Membership[]> {
  const places = await people.listMemberships(sub);
  const read = places.map(async ({ id }): Promise<Membership | undefined> => {
    const record = await organizationOf(id);
    if (!record) return undefined;
    const [member, modules] = await Promise.all([
      membershipsOf(record).get(sub),
      modulesOf(record).list(sub),
    ]);
    const { role, status, visibility, finishedRegistration, lastSignInAt } = member;
    const organization = { id, name: record.name };
    return { organization, role, status, visibility, finishedRegistration, lastSignInAt, modules };
  });
  return (await Promise.all(read)).filter(membership => membership !== undefined);
}
