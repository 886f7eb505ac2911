import type { LoadedRecords } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { TermsStore } from '../features/consent/joining-terms/terms-store.ts';
import { PublicTermsStore } from '../features/consent/terms/public-terms-store.ts';
import { TermAcceptancesStore } from '../features/consent/terms/term-acceptances-store.ts';
import { QrCodesStore } from '../features/intake/qr-codes/qr-codes-store.ts';
import { InvitationsStore } from '../features/organizations/members/invitations-store.ts';
import { ManagedMembersStore } from '../features/organizations/members/managed-members-store.ts';
import { ModulesStore } from '../features/organizations/module-access/modules-store.ts';
import {
  type LogoOf,
  OrganizationsStore,
} from '../features/organizations/organizations/organizations-store.ts';
import { personFileLocation } from '../platform/files/file-locations.ts';
import { FilesStore } from '../platform/files/files-store.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import { profilePictures } from '../platform/files/profile-pictures.ts';
import { type AuthorizedCall, readBearerToken } from '../platform/http/authenticate-request.ts';
import { clientNetwork } from '../platform/http/client-ip.ts';
import type { Origin } from '../platform/storage/commit.ts';
import type { Table } from '../platform/storage/table.ts';
import { accountStores } from './account-stores.ts';
import type { AccountContext, JointReads, OwnDataReaders } from './context.ts';
import { lazyContext, type StoreClass } from './lazy-stores.ts';

type GivenToAccounts = 'sanitize' | 'userPool' | 'verify' | 'clientIds' | 'superadminSecondFactor';

export interface AccountServices extends Pick<AccountContext, GivenToAccounts>, JointReads {
  table: Table;
  bucket: OpenBucket;
  ownDataReaders: OwnDataReaders;
}

export function accountContext(
  { table, bucket, answerReadsOf, ...services }: AccountServices,
  { event, token, authState, authorization, origin }: AuthorizedCall,
): AccountContext & { records: Partial<LoadedRecords> } {
  const filesOf = (person: string) => new FilesStore(table, origin, personFileLocation(person), bucket);
  const logoOf: LogoOf = async ({ logoId }) =>
    logoId && (await filesOf(origin.by).link(logoId, 'organization-logo'));
  const originOf = (organization: string, by = origin.by): Origin => ({ ...origin, organization, by });
  const base = {
    ...services,
    bearer: readBearerToken(event),
    requireToken: () => requireValue(token),
    requireSignedIn: () => ({
      token: requireValue(token),
      session: requireValue(authState?.session),
      organization: authState?.organization,
      member: authState?.member,
    }),
    device: (event.headers['user-agent'] ?? '').slice(0, 250),
    network: clientNetwork(event),
    now: origin.now,
    records: authorization?.records ?? {},
    logoOf,
    pictureOf: profilePictures(bucket),
    answerRead: answerReadsOf(event),
    filesOf,
    organizationOf: (slug: string) => new OrganizationsStore(table, origin).get(slug),
    modulesOf: (of: OrganizationRecord) => new ModulesStore(table, of, originOf(of.slug)),
    managedMembersOf: (of: OrganizationRecord) => new ManagedMembersStore(table, of, originOf(of.slug)),
    invitationsOf: (into: OrganizationRecord, by?: string) =>
      new InvitationsStore(table, into, originOf(into.slug, by)),
    publicTermsOf: (slug: string) => new PublicTermsStore(table, slug, originOf(slug)),
    termsOf: (of: OrganizationRecord, by?: string) => new TermsStore(table, of, originOf(of.slug, by)),
    termAcceptancesOf: (of: string, by: string) => new TermAcceptancesStore(table, of, originOf(of, by)),
    openStoreOf: <S>(StoreOf: StoreClass<S>, of: OrganizationRecord) =>
      new StoreOf(table, of.slug, originOf(of.slug)),
    qrCodesOf: (of: OrganizationRecord) => new QrCodesStore(table, of, originOf(of.slug)),
  };
  return lazyContext(base, accountStores(table, origin, logoOf));
}

/** Returns the caller's token or session. @throws session.missing if it is undefined */
function requireValue<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new AppError('session.missing');
  return value;
}
