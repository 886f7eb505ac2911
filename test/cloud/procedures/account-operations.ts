import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asText, ofType, synthesise, type Template } from '../synthesise.ts';
import type { Operations, Options } from './account.ts';

const { main, edge, siteLogs } = synthesise();
const stack = 'lumitree-test';
const account = 'arn:aws:x:home:111122223333:';

/** The state of the simulated AWS account, which the operations change. */
export interface AccountState {
  /** Reserved concurrency of Lambdas, by name. */
  concurrency: Map<string, number>;
  aliases: Map<string, string>;
  alarms: Map<string, string>;
  keys: Map<string, string>;
  /** Content of stored objects, by address such as `s3://bucket/key`. */
  objects: Map<string, string>;
  moved: string[];
  protectedStacks: Set<string>;
  deletedStacks: string[];
  parameters: Record<string, string>;
  /** Environment variables of every Lambda. */
  variables: Record<string, string>;
  optedIn: string[];
}

export function newState(): AccountState {
  return {
    ...{ concurrency: new Map(), aliases: new Map(), alarms: new Map(), keys: new Map(), objects: new Map() },
    ...{ moved: [], deletedStacks: [], parameters: {}, variables: {}, optedIn: [] },
    protectedStacks: new Set([stack, `${stack}-edge`, `${stack}-site-logs`]),
  };
}

const named = (type: string, template: Template = main) =>
  ofType(template, type).map(([id]) => `${stack}-${id}`);
const functions = named('AWS::Lambda::Function');
const queues = named('AWS::SQS::Queue');
const text = (options: Options, name: string): string => {
  const value = options[name];
  if (typeof value !== 'string') throw new Error(`--${name} needs one value`);
  return value;
};
const existing = (names: string[], name: string): string => {
  if (!names.includes(name)) throw new Error(`ResourceNotFound: ${name}`);
  return name;
};
const alarmNames = (region: unknown) =>
  (region === 'us-east-1' ? [edge, siteLogs] : [main]).flatMap(template =>
    ofType(template, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => asText(Properties.AlarmName)),
  );

/** The operations of the AWS command line that the docs use, simulated for the resources of the templates. */
export function accountOperations(
  state: AccountState,
  invoke: (name: string, payload: unknown) => Promise<unknown>,
): Operations {
  return {
    'lambda list-functions': {
      options: [],
      run: () => ({
        Functions: functions.map(FunctionName => ({
          FunctionName,
          Environment: { Variables: state.variables },
        })),
      }),
    },
    'lambda put-function-concurrency': {
      options: ['function-name', 'reserved-concurrent-executions'],
      run: options =>
        state.concurrency.set(
          existing(functions, text(options, 'function-name')),
          Number(text(options, 'reserved-concurrent-executions')),
        ),
    },
    'lambda update-alias': {
      options: ['function-name', 'name', 'function-version'],
      run: options => {
        if (options.name !== 'live') throw new Error('ResourceNotFound: alias');
        state.aliases.set(
          existing(functions, text(options, 'function-name')),
          text(options, 'function-version'),
        );
      },
    },
    'lambda invoke': {
      options: ['function-name', 'payload', ''],
      run: async (options, folder) => {
        const file = text(options, 'payload').replace('file://', '');
        const payload: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
        const answer = await invoke(existing(functions, text(options, 'function-name')), payload);
        writeFileSync(join(folder, text(options, '')), JSON.stringify(answer));
        return { StatusCode: 200 };
      },
    },
    'sqs list-queues': {
      options: ['queue-name-prefix'],
      run: options => ({
        QueueUrls: queues
          .filter(name => name.startsWith(text(options, 'queue-name-prefix')))
          .map(name => `https://sqs.test/111122223333/${name}`),
      }),
    },
    'sqs get-queue-attributes': {
      options: ['queue-url', 'attribute-names'],
      run: options => {
        const name = existing(queues, text(options, 'queue-url').split('/').at(-1) ?? '');
        return { Attributes: { [text(options, 'attribute-names')]: `${account}${name}` } };
      },
    },
    'sqs start-message-move-task': {
      options: ['source-arn'],
      run: options => state.moved.push(existing(queues, text(options, 'source-arn').replace(account, ''))),
    },
    'sesv2 get-account': {
      options: [],
      run: () => ({ ProductionAccessEnabled: true, SendingEnabled: true, SendQuota: {} }),
    },
    'sesv2 get-email-identity': {
      options: ['email-identity'],
      run: () => ({ DkimAttributes: { Tokens: ['a', 'b', 'c'] } }),
    },
    'cloudwatch set-alarm-state': {
      options: ['alarm-name', 'state-value', 'state-reason'],
      run: options =>
        state.alarms.set(
          existing(alarmNames(options.region), text(options, 'alarm-name')),
          text(options, 'state-value'),
        ),
    },
    'cloudformation update-termination-protection': {
      options: ['no-enable-termination-protection', 'stack-name'],
      run: options => state.protectedStacks.delete(text(options, 'stack-name')),
    },
    'cloudformation delete-stack': {
      options: ['stack-name'],
      run: options => {
        const name = text(options, 'stack-name');
        if (state.protectedStacks.has(name)) throw new Error(`ValidationError: ${name} is protected`);
        state.deletedStacks.push(name);
      },
    },
    'backup update-region-settings': {
      options: ['resource-type-opt-in-preference', 'resource-type-management-preference'],
      run: options => state.optedIn.push(text(options, 'resource-type-management-preference')),
    },
    'ssm get-parameter': {
      options: ['name'],
      run: options => {
        const Value = state.parameters[text(options, 'name')];
        if (Value === undefined) throw new Error('ParameterNotFound');
        return { Parameter: { Value } };
      },
    },
    'cloudfront list-key-value-stores': {
      options: [],
      run: () => ({
        KeyValueStoreList: { Items: [{ Name: `${stack}-cells`, ARN: `${account}cells` }] },
      }),
    },
    'cloudfront-keyvaluestore describe-key-value-store': {
      options: ['kvs-arn'],
      run: () => ({ ETag: 'tag' }),
    },
    'cloudfront-keyvaluestore put-key': {
      options: ['kvs-arn', 'if-match', 'key', 'value'],
      run: options => {
        if (options['if-match'] !== 'tag') throw new Error('ConflictException');
        state.keys.set(text(options, 'key'), text(options, 'value'));
      },
    },
    's3api list-buckets': {
      options: [],
      run: () => ({ Buckets: named('AWS::S3::Bucket').map(Name => ({ Name: Name.toLowerCase() })) }),
    },
    's3 sync': {
      options: ['', 'exclude?', 'include?', 'copy-props?'],
      run: (options, folder) => sync(state, options, folder),
    },
  };
}

/** Copies from a bucket to a folder or to another bucket. */
function sync({ objects }: AccountState, options: Options, folder: string): void {
  const [from, to] = [options['']].flat();
  if (typeof from !== 'string' || typeof to !== 'string') throw new Error('sync needs a source and a target');
  const include = options.include === undefined ? '' : text(options, 'include').replace('*', '');
  for (const [key, body] of [...objects]) {
    if (!key.startsWith(`${from}${include}`)) continue;
    const target = `${to}${key.slice(from.length)}`;
    if (to.startsWith('s3://')) objects.set(target, body);
    else {
      mkdirSync(dirname(join(folder, target)), { recursive: true });
      writeFileSync(join(folder, target), body);
    }
  }
}
