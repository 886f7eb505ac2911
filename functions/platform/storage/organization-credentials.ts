import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import QuickLRU from 'quick-lru';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';

/** Temporary credentials of the organisation role. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
  expiration: Date | undefined;
}

const roleSeconds = 3_600;
/** Clients of the SDK ask for new credentials this long before the expiry of those they have. */
const sdkRenewBeforeMs = 5 * 60_000;
/** A link that is signed with credentials ends with them, so those for signing have this long to live at least. */
const signingMs = 20 * 60_000;
/** Most organisations whose credentials and client a copy of a Lambda keeps: 38 kB each, measured. */
export const maxKeptOrganizations = 5_000;

/** Credentials per organisation, and for which organisations they are at hand. */
export interface OrganizationCredentials {
  /** For calls of the table. */
  (organization: string): () => Promise<Credentials>;
  /** The same for signing links that are good for a quarter of an hour. */
  forSigning: (organization: string) => () => Promise<Credentials>;
  /** Whether the role has been assumed already, so that nothing is assumed for the next request. */
  isAssumed: (organization: string) => boolean;
}

/**
 * Credentials of the organisation role with the organisation as session tag, so that IAM denies access to
 * other organisations. They are cached and renewed before expiry.
 */
export function organizationCredentials(environment: Environment): OrganizationCredentials {
  const sts = new STSClient({
    region: environment.region,
    endpoint: environment.standIns?.endpoints.sts,
    credentials: environment.standIns?.credentials,
    requestHandler: awsTimeouts,
  });
  const known = new QuickLRU<string, Promise<Credentials>>({ maxSize: maxKeptOrganizations / 2 });
  const goodUntil = new QuickLRU<string, number>({ maxSize: maxKeptOrganizations / 2 });
  const isAssumed = (organization: string) => (goodUntil.get(organization) ?? 0) > Date.now();
  const assumeAndCache = (organization: string): Promise<Credentials> => {
    const asked = assume(sts, environment.organizationRoleArn, organization);
    known.set(organization, asked);
    asked.then(
      ({ expiration }) => goodUntil.set(organization, (expiration?.getTime() ?? 0) - sdkRenewBeforeMs),
      () => known.delete(organization),
    );
    return asked;
  };
  const goodFor = async (organization: string, leastMs: number) => {
    const before = await known.get(organization);
    const isGood = before?.expiration && before.expiration.getTime() - Date.now() > leastMs;
    return isGood ? before : assumeAndCache(organization);
  };
  const credentialsOf = (organization: string) => () => goodFor(organization, sdkRenewBeforeMs);
  const forSigning = (organization: string) => async () => {
    const { expiration, ...credentials } = await goodFor(organization, signingMs);
    return { ...credentials, expiration: earlierBy(signingMs - sdkRenewBeforeMs, expiration) };
  };
  return Object.assign(credentialsOf, { forSigning, isAssumed });
}

/** The SDK keeps credentials until shortly before the expiry that it is told: one that signs is told an earlier one. */
const earlierBy = (milliseconds: number, expiration: Date | undefined): Date | undefined =>
  expiration && new Date(expiration.getTime() - milliseconds);

async function assume(sts: STSClient, RoleArn: string, organization: string): Promise<Credentials> {
  const { Credentials: given } = await sts.send(
    new AssumeRoleCommand({
      RoleArn,
      RoleSessionName: organization,
      DurationSeconds: roleSeconds,
      Tags: [{ Key: 'org', Value: organization }],
    }),
  );
  if (!given?.AccessKeyId || !given.SecretAccessKey)
    throw new Error('assuming the organisation role returned no credentials');
  return {
    accessKeyId: given.AccessKeyId,
    secretAccessKey: given.SecretAccessKey,
    sessionToken: given.SessionToken,
    expiration: given.Expiration,
  };
}
