import { afterEach, expect, test } from 'vitest';
import { accountOperations, newState } from './account-operations.ts';
import { commandsOf } from './code-blocks.ts';
import { openShell } from './shell.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Headings whose commands are not run here, because another test runs them or no test can. */
const elsewhere: Record<string, string> = {
  Restoring: 'restore-drill.slow.test.ts',
  '2. Bootstrap two regions': '`cdk bootstrap` makes resources of CDK itself; its second block is walked',
  '4. Check before you deploy': 'the checks, tests and synth of every change',
  '5. Deploy': 'only AWS can deploy',
  'A new organisation': 'test/features/organizations/operator',
  'Deploying a new record format, and going back': 'test/restore/rewrite-formats.test.ts',
};

/** Values that an operator enters for the placeholders of a page. */
const filledIn: [RegExp, string][] = [
  [/lumitree-production/g, 'lumitree-test'],
  [/\/production\//g, '/test/'],
  [/\bNAME\b(?=.* --name live)/g, '$NAME'],
  [/\bNUMBER\b/g, '7'],
  [/\b(HOME|MAIL)-REGION\b/g, 'ap-southeast-1'],
  [/\bMAIL-DOMAIN\b/g, 'clinic.example'],
  [/^npm ci$|^npx .*$/gm, ''],
];
const fill = (text: string) => filledIn.reduce((filled, [word, value]) => filled.replace(word, value), text);

const pages = ['deploy', 'operations'].flatMap(page =>
  commandsOf(page)
    .filter(({ heading, text }) => !(heading in elsewhere) || text.startsWith('aws '))
    .map(({ heading, text }): [string, string] => [`${page}: ${heading}`, text]),
);
const procedures = [...Map.groupBy(pages, ([name]) => name)].map(([name, blocks]): [string, string] => [
  name,
  blocks.map(([, text]) => text).join('\n'),
]);

/** For each procedure, a check of the account's state after it. */
const outcomes: Record<string, (state: ReturnType<typeof newState>) => void> = {
  'deploy: 9. Check that it works': ({ alarms }) => expect([...alarms.values()]).toEqual(['ALARM', 'ALARM']),
  'deploy: When the first deployment fails': ({ deletedStacks }) =>
    expect(deletedStacks).toEqual(['lumitree-test']),
  'deploy: 2. Bootstrap two regions': ({ optedIn }) => expect(optedIn).toEqual(['DynamoDB=true']),
  'operations: Maintenance': ({ concurrency }) => {
    expect(concurrency.size).toBeGreaterThan(10);
    expect(new Set(concurrency.values())).toEqual(new Set([0]));
  },
  'operations: Going back to the version before': ({ aliases }) =>
    expect([...aliases.values()]).toEqual(['7']),
  'operations: Jobs are given up': ({ moved }) => {
    expect(moved).toHaveLength(1);
    expect(moved[0]).toContain('JobQueueGivenUp');
  },
  'operations: Moving an organisation to another cell': ({ keys }) =>
    expect([...keys]).toEqual([['clinic-a', 'second']]),
};

test('every procedure that this test expects is in the docs', () => {
  const names = procedures.map(([name]) => name);
  expect(Object.keys(outcomes).filter(name => !names.includes(name))).toEqual([]);
});

/** Commands of this project that need a deployed stage. Other tests run them. */
const ownCommands = /^\s*npm run (mails:again|invocations:again|departure) .*$/gm;

test.each(procedures)(
  'the commands of the procedure “%s” run in their documented order',
  async (name, text) => {
    const state = newState();
    state.variables = { TABLE_NAME: 'table', FILES_BUCKET: 'files', USER_POOL_ID: 'pool' };
    for (const stage of ['test', 'second'])
      for (const value of ['table-name', 'files-bucket'])
        state.parameters[`/lumitree/${stage}/cell/${value}`] = `${stage}-${value}`;
    const shell = await openShell(
      accountOperations(state, () => Promise.reject(new Error('nothing is invoked'))),
      {},
    );
    cleanups.push(shell.close);
    const script = fill(text).replace(ownCommands, 'echo');
    const before = name.includes('Going back')
      ? 'NAME=$(aws lambda list-functions --query Functions[0].FunctionName --output text)\n'
      : '';
    const { code, errors } = await shell.run(before + script);
    expect(errors).toBe('');
    expect(code).toBe(0);
    outcomes[name]?.(state);
  },
);

test.each([
  ['aws lambda put-function-concurency --function-name x', 'no such operation'],
  [
    'aws cloudwatch set-alarm-state --alarm lumitree-test-calls-fail --state-value ALARM --state-reason x',
    'unknown alarm',
  ],
  [
    'aws cloudwatch set-alarm-state --alarm-name lumitree-test-calls-fall --state-value ALARM --state-reason x',
    'NotFound',
  ],
  ['aws cloudformation delete-stack --stack-name lumitree-test', 'protected'],
])('the commands of a procedure stop at a command that AWS would reject: %s', async (command, said) => {
  const shell = await openShell(
    accountOperations(newState(), () => Promise.reject(new Error())),
    {},
  );
  cleanups.push(shell.close);
  const { code, errors } = await shell.run(`${command}\necho went on`);
  expect(code).not.toBe(0);
  expect(errors).toContain(said);
});
