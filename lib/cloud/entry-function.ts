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

/** Memory, time-out and concurrency of a Lambda. */
export interface LambdaSize {
  /** MB; the share of a processor grows with it. */
  memory: number;
  /** Seconds. */
  timeout: number;
  /** Reserved concurrency. */
  reservedConcurrency: number;
  invokedBy: Invoker;
}

/** The name by which calls reach the version that answers them. */
const liveAlias = 'live';

/** What becomes of a failure depends on what has called. */
export type Invoker = 'caller' | 'stream' | 'queue' | 'queue and events';

const whereFailuresGo: Record<Invoker, string> = {
  caller: 'It is called by something that waits for its answer and sees the failure.',
  stream:
    'Its event source mapping writes batches of the stream that fail into the bucket of failed batches.',
  queue: 'Messages that fail go from its queue to the dead-letter queue of that.',
  'queue and events':
    'Messages that fail go to the dead-letter queue of its queue, and events to its destination for failures.',
};

interface EntryFunctionProps {
  /** Its file in `functions/lambdas`, without ending. */
  entry: string;
  size: LambdaSize;
  stage: Stage;
  logs: Logs;
  environment: Record<string, string>;
  /** Whether calls are shifted from one version of it to the next where the stage says so. */
  isShifted: boolean;
}

/** One of our Lambdas. It has only the permissions passed to `allow`: no construct can widen its role. */
export class EntryFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly role: Role;
  readonly logGroup: LogGroup;
  /** The alias by which calls come, where the stage shifts them from one version to the next. */
  readonly live: Alias | undefined;
  private readonly policy: ManagedPolicy;

  constructor(
    scope: Construct,
    id: string,
    { entry, size, stage, logs, environment, isShifted }: EntryFunctionProps,
  ) {
    super(scope, id);
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
      reservedConcurrentExecutions: size.reservedConcurrency,
      role: this.role.withoutPolicyUpdates(),
      logGroup: this.logGroup,
      tracing: stage.traces ? Tracing.ACTIVE : Tracing.PASS_THROUGH,
      environment: { LOG_LEVEL: 'INFO', ...environment },
      /** An earlier version stays, to be gone back to by hand. */
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

  /** What calls are given to. */
  get called(): IFunction {
    return this.live ?? this.lambda;
  }

  allow(...statements: PolicyStatement[]): void {
    this.policy.addStatements(...statements);
  }

  /** In other cells: policies of their own, as IAM takes only so much in one. */
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

/** What is sent to X-Ray has no resource that it could be given for. */
export const traceActions = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];

function bundledCode(entry: string): Code {
  return Code.fromAsset(functionFolder(entry), { exclude: ['**/*.map'] });
}
