import {
  ProvisionCommand,
  type ProvisionResult,
} from '../../shared/features/organizations/organizations/provision.ts';
import { provisionContext } from '../composition/provision-context.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { provision } from '../features/organizations/organizations/provision.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { openUserPool } from '../platform/identity/open-user-pool.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { openTable } from '../platform/storage/open-table.ts';

export type ProvisionHandler = (event: unknown) => Promise<ProvisionResult>;

/** Runs operator commands. The input is validated again here. */
export function createProvisionLambda(
  environment: Environment,
  now: () => number = Date.now,
): ProvisionHandler {
  const table = openTable(environment, recordFormats);
  const userPool = openUserPool(environment);
  const origin = { organization: null, by: 'provision', requestId: 'provision', idempotency: undefined, now };
  return async event => provision(provisionContext(table, userPool, origin), ProvisionCommand.parse(event));
}

export const handler = lazyHandler(() => createProvisionLambda(readEnvironment(process.env)));
