import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import QuickLRU from 'quick-lru';
import { fileLinkSeconds } from '../../../shared/core/limits.ts';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
  expiration: Date | undefined;
}

/** Duration of an assumed role, in seconds. AWS allows no more if one role assumes another. */
export const roleSeconds = 3_600;
/**
 * Credentials are renewed this long, in milliseconds, before they expire. No request to AWS takes that long,
 * so credentials never expire during a request.
 */
export const renewBeforeMs = 60_000;
/**
 * Credentials for signing links are renewed this long, in milliseconds, before they expire. A signed link
 * expires with its credentials, so these must be valid for longer than the link.
 */
export const renewForSigningBeforeMs = fileLinkSeconds * 1_000 + renewBeforeMs;
/**
 * Maximum number of organisations whose credentials and client a Lambda keeps in memory. By measurement, each
 * takes 38 kB.
 */
export const maxKeptOrganizations = 5_000;

/**
 * Returns credentials for an SDK client. `memoized` makes the client call this function before every request.
 * Otherwise the client's own cache would renew credentials five minutes before they expire, which is too late
 * for signing links.
 */
export type CredentialsProvider = (() => Promise<Credentials>) & { memoized: true };

export interface OrganizationCredentials {
  (organization: string): CredentialsProvider;
  /** Credentials for signing links, valid for longer than a link (a quarter of an hour). */
  forSigning: (organization: string) => CredentialsProvider;
  /** Whether the role has already been assumed. If not, the next request waits until the role is assumed. */
  isAssumed: (organization: string) => boolean;
}

interface AssumedRole {
  credentials: Promise<Credentials>;
  /** Expiry in milliseconds since 1970; undefined while the role is being assumed. */
  endsAt?: number;
}

/**
 * Returns a function that provides credentials of the IAM role for organisations. The session tag of the role
 * is the organisation, so that IAM denies access to all others. Cached until shortly before they expire.
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
  const { Credentials: credentials } = await sts.send(
    new AssumeRoleCommand({
      RoleArn,
      RoleSessionName: organization,
      DurationSeconds: roleSeconds,
      Tags: [{ Key: 'org', Value: organization }],
    }),
  );
  if (!credentials?.AccessKeyId || !credentials.SecretAccessKey)
    throw new Error('assuming the organisation role returned no credentials');
  return {
    accessKeyId: credentials.AccessKeyId,
    secretAccessKey: credentials.SecretAccessKey,
    sessionToken: credentials.SessionToken,
    expiration: credentials.Expiration,
  };
}
