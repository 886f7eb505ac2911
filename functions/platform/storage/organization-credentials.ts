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
/** Credentials are renewed this long before expiry, so that presigned URLs stay valid. */
const renewBeforeMs = 20 * 60_000;
/** Most organisations whose credentials and client a copy of a Lambda keeps: 38 kB each, measured. */
export const maxKeptOrganizations = 5_000;

/** Credentials per organisation, and for which organisations they are at hand. */
export interface OrganizationCredentials {
  (organization: string): () => Promise<Credentials>;
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
      ({ expiration }) => goodUntil.set(organization, (expiration?.getTime() ?? 0) - renewBeforeMs),
      () => known.delete(organization),
    );
    return asked;
  };
  const credentialsOf = (organization: string) => async () => {
    const before = await known.get(organization);
    const isGood = before?.expiration && before.expiration.getTime() - Date.now() > renewBeforeMs;
    return isGood ? before : assumeAndCache(organization);
  };
  return Object.assign(credentialsOf, { isAssumed });
}

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
