import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import QuickLRU from 'quick-lru';
import { fileLinkSeconds } from '../../../shared/core/limits.ts';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';

/** Temporary credentials of the organisation role. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
  expiration: Date | undefined;
}

/** The longest that a role may be assumed for by another one. */
export const roleSeconds = 3_600;
/** Longer than a request to AWS may take: credentials that end sooner are no longer used for one. */
export const renewBeforeMs = 60_000;
/** A link that is signed with credentials ends with them, so those for signing outlive it. */
export const renewForSigningBeforeMs = fileLinkSeconds * 1_000 + renewBeforeMs;
/** Most organisations whose credentials and client a copy of a Lambda keeps: 38 kB each, measured. */
export const maxKeptOrganizations = 5_000;

/**
 * What a client of the SDK is given. By `memoized` it asks for every request: its own memory would renew
 * five minutes before the end, whatever the credentials are for.
 */
export type CredentialsProvider = (() => Promise<Credentials>) & { memoized: true };

/** Credentials per organisation, and for which organisations they are at hand. */
export interface OrganizationCredentials {
  /** For calls of the table. */
  (organization: string): CredentialsProvider;
  /** The same for signing links that are good for a quarter of an hour. */
  forSigning: (organization: string) => CredentialsProvider;
  /** Whether the role has been assumed already, so that nothing is assumed for the next request. */
  isAssumed: (organization: string) => boolean;
}

interface AssumedRole {
  credentials: Promise<Credentials>;
  /** In milliseconds since 1970; undefined while the role is being assumed. */
  endsAt?: number;
}

/**
 * Credentials of the organisation role with the organisation as session tag, so that IAM denies access to
 * other organisations. They are kept until shortly before their end.
 */
export function organizationCredentials(environment: Environment): OrganizationCredentials {
  const sts = new STSClient({
    region: environment.region,
    endpoint: environment.standIns?.endpoints.sts,
    credentials: environment.standIns?.credentials,
    requestHandler: awsTimeouts,
  });
  const known = new QuickLRU<string, AssumedRole>({ maxSize: maxKeptOrganizations / 2 });
  const assumeAndKeep = (organization: string): Promise<Credentials> => {
    const role: AssumedRole = { credentials: assume(sts, environment.organizationRoleArn, organization) };
    known.set(organization, role);
    role.credentials.then(
      ({ expiration }) => {
        role.endsAt = expiration?.getTime() ?? 0;
      },
      () => known.delete(organization),
    );
    return role.credentials;
  };
  const provide = (organization: string, leastMs: number): CredentialsProvider =>
    Object.assign(
      async () => {
        const role = known.get(organization);
        const isGood = role && (role.endsAt === undefined || lasts(role.endsAt, leastMs));
        return isGood ? role.credentials : assumeAndKeep(organization);
      },
      { memoized: true } as const,
    );
  return Object.assign((organization: string) => provide(organization, renewBeforeMs), {
    forSigning: (organization: string) => provide(organization, renewForSigningBeforeMs),
    isAssumed: (organization: string) => lasts(known.get(organization)?.endsAt ?? 0, renewBeforeMs),
  });
}

const lasts = (endsAt: number, milliseconds: number): boolean => endsAt - Date.now() > milliseconds;

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
