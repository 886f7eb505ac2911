import { SESv2Client } from '@aws-sdk/client-sesv2';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';

/** The SDK does not retry, because callers decide about retries. */
export const openSes = ({
  mailRegion,
  standIns,
}: Pick<Environment, 'mailRegion' | 'standIns'>): SESv2Client =>
  new SESv2Client({
    region: mailRegion,
    endpoint: standIns?.endpoints.ses,
    credentials: standIns?.credentials,
    maxAttempts: 1,
    requestHandler: awsTimeouts,
  });
