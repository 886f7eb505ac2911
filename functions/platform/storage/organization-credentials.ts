import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';

/** Temporary keys of the organisation role. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
  expiration: Date | undefined;
}

const roleSeconds = 3_600;
/** How long before their end keys are no longer given out, so that links signed with them last. */
const renewBeforeMs = 20 * 60_000;
/** Organisations whose keys one Lambda keeps at a time. */
const maxCachedCredentials = 200;

/**
 * Keys of the organisation role with one organisation as session tag, so that IAM refuses what is any
 * other's. They are shared by everything that asks, and renewed in time.
 */
export function organizationCredentials(
  environment: Environment,
): (organization: string) => () => Promise<Credentials> {
  const sts = new STSClient({
    region: environment.region,
    endpoint: environment.standIns?.endpoints.sts,
    credentials: environment.standIns?.credentials,
    requestHandler: awsTimeouts,
  });
  const known = new Map<string, Promise<Credentials>>();
  const assumeAndCache = (organization: string): Promise<Credentials> => {
    const oldest = known.keys().next();
    if (known.size >= maxCachedCredentials && !oldest.done) known.delete(oldest.value);
    const asked = assume(sts, environment.organizationRoleArn, organization);
    known.set(organization, asked);
    asked.catch(() => known.delete(organization));
    return asked;
  };
  return organization => async () => {
    const before = await known.get(organization);
    const isGood = before?.expiration && before.expiration.getTime() - Date.now() > renewBeforeMs;
    return isGood ? before : assumeAndCache(organization);
  };
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
  if (!given?.AccessKeyId || !given.SecretAccessKey) throw new Error('the organisation role gave no keys');
  return {
    accessKeyId: given.AccessKeyId,
    secretAccessKey: given.SecretAccessKey,
    sessionToken: given.SessionToken,
    expiration: given.Expiration,
  };
}
