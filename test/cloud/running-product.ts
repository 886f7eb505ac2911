import type { RunningProduct } from '../../lib/local/provision-locally.ts';
import { openWorld } from '../support/world.ts';

/** The test worker’s world, as commands of the local machine see the running product. */
export async function runningProduct(): Promise<RunningProduct> {
  const { cognito, dynamodb, s3 } = (await openWorld()).backend;
  const { endpoint, userPoolId, webClientId: clientId } = cognito;
  return { web: 'http://127.0.0.1:4000', dynamodb, cognito: { endpoint, userPoolId, clientId }, s3 };
}
