import { Logger } from '@aws-lambda-powertools/logger';
import * as z from 'zod';
import {
  DepartureCommand,
  type DepartureResult,
} from '../../shared/features/organizations/organizations/departure.ts';
import {
  OperatorRun,
  ProvisionCommand,
  type ProvisionResult,
} from '../../shared/features/organizations/organizations/provision.ts';
import { provisionContext } from '../composition/provision-context.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { departure } from '../features/organizations/operator/departure.ts';
import { describeProblems } from '../features/organizations/operator/describe-problems.ts';
import { provision } from '../features/organizations/operator/provision.ts';
import { OperatorRefusal } from '../features/organizations/operator/refusal.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { openUserPool } from '../platform/identity/open-user-pool.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { openTableAcrossCells } from '../platform/storage/open-table.ts';

export type ProvisionHandler = (event: unknown) => Promise<ProvisionResult>;

interface OperatorLambda {
  provision: ProvisionHandler;
  depart: (event: unknown) => Promise<DepartureResult>;
}

/**
 * Runs commands of platform operators. Validates their input again, and describes each problem in a sentence.
 */
export function createOperatorLambda(environment: Environment, now: () => number = Date.now): OperatorLambda {
  const services = {
    table: openTableAcrossCells(environment, recordFormats),
    userPool: openUserPool(environment),
    webUrl: environment.webUrl,
  };
  const logger = new Logger({ serviceName: 'provision', logLevel: environment.logLevel as 'INFO' });
  const contextFor = (run: OperatorRun | undefined) =>
    provisionContext(services, {
      ...{ organization: null, by: 'provision', idempotency: undefined, now },
      requestId: run ? `${run.execution} ${run.by}` : 'provision',
    });
  const refusing =
    <Result>(answer: (event: unknown) => Promise<Result>) =>
    (event: unknown) =>
      answer(event).catch((error: unknown) => {
        // An alarm counts failures of this Lambda. Its filter uses this log line to ignore rejected commands.
        if (error instanceof OperatorRefusal) logger.info('form refused');
        throw error;
      });
  return {
    provision: refusing(async event => {
      const { asked, ...command } = Asked.parse(event);
      const parsed = ProvisionCommand.safeParse(trimmed(command));
      if (!parsed.success) throw new OperatorRefusal(describeProblems(command, parsed.error));
      return provision(contextFor(asked), parsed.data);
    }),
    depart: refusing(async event => {
      const parsed = DepartureCommand.safeParse(trimmed(event));
      if (!parsed.success) throw new OperatorRefusal(describeProblems(event, parsed.error));
      return departure(contextFor(parsed.data.asked), parsed.data);
    }),
  };
}

export const createProvisionLambda = (environment: Environment, now?: () => number): ProvisionHandler =>
  createOperatorLambda(environment, now).provision;

/** Removes spaces at the start and end of all texts in a value, because pasted text often has some. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)]));
}

const Asked = z.looseObject({ asked: OperatorRun.optional() });

const isDeparture = (event: unknown) => Object(event).kind === 'departure';

export const handler = lazyHandler(() => {
  const { provision: provide, depart } = createOperatorLambda(readEnvironment(process.env));
  return (event: unknown) => (isDeparture(event) ? depart(event) : provide(event));
});
