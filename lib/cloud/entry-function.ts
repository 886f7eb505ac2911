import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Architecture,
  Code,
  type IFunction,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { functionFolder } from '../build/paths.ts';
import type { Logs } from './logs.ts';
import { addNagSuppressions } from './nag-suppressions.ts';
import type { Stage } from './stage.ts';

export interface LambdaSize {
  /** Memory of the Lambda, in MB. CPU power grows with memory. */
  memory: number;
  /** Timeout of the Lambda, in seconds. */
  timeout: number;
  reservedConcurrency: number;
  invokedBy: Invoker;
}

const liveAlias = 'live';

/** What invokes a Lambda. This determines where failures are stored. */
export type Invoker = 'caller' | 'stream' | 'queue' | 'queue and events';

const whereFailuresGo: Record<Invoker, string> = {
  caller: 'It is called by something that waits for its answer and sees the failure.',
  stream:
    'Its event source mapping writes batches of the stream that fail into the bucket of failed batches.',
  queue: 'Messages that fail go from its queue to the dead-letter queue of that.',
  'queue and events':
    'Messages that fail go to the dead-letter queue of its queue, and events to its destination for failures.',
};

/**
 * Whether maintenance stops a Lambda. The mode `closed` stops only Lambdas whose callers wait for the result;
 * all others finish the work that is already stored.
 */
const isStopped = ({ maintenance }: Stage, invokedBy: Invoker): boolean =>
  maintenance === 'stopped' || (maintenance === 'closed' && invokedBy === 'caller');

interface EntryFunctionProps {
  /** The Lambda's file name in `functions/lambdas`, without extension. */
  entry: string;
  size: LambdaSize;
  stage: Stage;
  logs: Logs;
  environment: Record<string, string>;
  /** Whether a new version gets requests gradually if the stage's setting `shift` says so. */
  isShifted: boolean;
}

/** One of our Lambdas. Its only permissions are those passed to `allow`; CDK cannot add any to its role. */
export class EntryFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly role: Role;
  readonly logGroup: LogGroup;
  /** The alias that receives requests; undefined if a new version gets all requests at once. */
  readonly live: Alias | undefined;
  readonly reservedConcurrency: number;
  private readonly policy: ManagedPolicy;

  constructor(
    scope: Construct,
    id: string,
    { entry, size, stage, logs, environment, isShifted }: EntryFunctionProps,
  ) {
    super(scope, id);
    this.reservedConcurrency = size.reservedConcurrency;
    this.logGroup = logs.group(this, 'Log');
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.policy = new ManagedPolicy(this, 'May', {
      description: `What the Lambda ${entry} may do`,
      roles: [this.role],
      statements: [
        new PolicyStatement({
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [this.logGroup.logGroupArn],
        }),
      ],
    });
    this.lambda = new LambdaFunction(this, 'Lambda', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: stage.inline ? Code.fromInline('exports.handler = async () => {};') : bundledCode(entry),
      handler: 'index.handler',
      memorySize: size.memory,
      timeout: Duration.seconds(size.timeout),
      reservedConcurrentExecutions: isStopped(stage, size.invokedBy) ? 0 : size.reservedConcurrency,
      role: this.role.withoutPolicyUpdates(),
      logGroup: this.logGroup,
      tracing: stage.traces ? Tracing.ACTIVE : Tracing.PASS_THROUGH,
      environment: { LOG_LEVEL: 'INFO', ...environment },
      /** Earlier versions are kept, so that an operator can return to one by hand. */
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    });
    this.lambda.node.addDependency(this.policy);
    if (stage.traces) this.allowTraces();
    if (isShifted && stage.shift !== 'at-once')
      this.live = new Alias(this, 'Live', { aliasName: liveAlias, version: this.lambda.currentVersion });
    addNagSuppressions(this.lambda, {
      'HIPAA.Security-LambdaInsideVPC':
        'It speaks only to AWS services, over TLS and by IAM; a network of our own would guard nothing that is not guarded by its role.',
      'HIPAA.Security-LambdaDLQ': whereFailuresGo[size.invokedBy],
    });
  }

  /** What callers invoke: the alias if there is one, otherwise the Lambda itself. */
  get called(): IFunction {
    return this.live ?? this.lambda;
  }

  allow(...statements: PolicyStatement[]): void {
    this.policy.addStatements(...statements);
  }

  /**
   * Adds permissions for other cells' tables, in separate policies, because IAM limits the size of a policy.
   */
  allowInOtherCells(policies: PolicyStatement[][]): void {
    for (const [at, statements] of policies.entries())
      new ManagedPolicy(this, `MayInOtherCells${at}`, {
        description: `What the Lambda ${this.node.id} may do in other cells`,
        roles: [this.role],
        statements,
      });
  }

  private allowTraces(): void {
    this.allow(new PolicyStatement({ actions: traceActions, resources: ['*'] }));
    addNagSuppressions(this.policy, {
      'AwsSolutions-IAM5[Resource::*]':
        'A trace belongs to no resource: X-Ray takes traces of an account, by these two calls, which read nothing.',
    });
  }
}

/** X-Ray does not support resource-level permissions for sending traces. */
export const traceActions = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];

function bundledCode(entry: string): Code {
  return Code.fromAsset(functionFolder(entry), { exclude: ['**/*.map'] });
}
