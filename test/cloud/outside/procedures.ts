/**
 * Runs the `aws` commands of the docs' procedures with AWS's own command line against moto. Needs PyPI:
 *
 * python3 -m venv venv && venv/bin/pip install 'moto[server]' awscli node test/cloud/outside/procedures.ts
 * venv
 *
 * A command or option that AWS does not know fails the run. A missing resource, or a service that moto does
 * not support, does not fail it. Plain words replace the variables that a page sets.
 *
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { commandsOf } from '../procedures/code-blocks.ts';
import { startMoto } from './start-moto.ts';

const [venv] = process.argv.slice(2);
if (!venv) throw new Error('Usage: node test/cloud/outside/procedures.ts VENV');
/**
 * Options that only version 2 of the command line has. PyPI has version 1, which always sends payloads
 * unchanged.
 */
const onlyOfVersion2 = ['cli-binary-format'];

const seen = new Map<string, string>();
const { endpoint, close } = await startMoto(venv, 5_789);
try {
  for (const page of ['deploy', 'operations', 'restore'])
    for (const { text } of commandsOf(page)) for (const words of commandsIn(text)) judge(words);
} finally {
  close();
}
for (const [command, outcome] of seen) console.log(`${outcome.padEnd(12)} ${command}`);
const wrong = [...seen.values()].filter(outcome => outcome === 'UNKNOWN').length;
console.log(`${seen.size} commands, ${wrong} that AWS does not know`);
process.exitCode = wrong === 0 ? 0 : 1;

/**
 * Splits each `aws` command in a block of shell code into words. Plain words replace command substitutions
 * and variables.
 */
function commandsIn(block: string): string[][] {
  return block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap(line => [...line.matchAll(/(?:^|[ (])aws ((?:"[^"]*"|'[^']*'|[^)"'#;])+)/g)])
    .map(([, command = '']) => wordsOf(command));
}

function wordsOf(command: string): string[] {
  const words = [...(command.split(' && ')[0]?.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g) ?? [])].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
  return words.map(word => word.replace(/^file:\/\/.*/, '{}').replaceAll(/\$\{?(\w+)[^}/]*\}?/g, 'x$1'));
}

/**
 * Runs AWS's command line. Its exit code 252 means a misspelt command; other errors come from the service.
 */
function judge(words: string[]): void {
  const taken = words.filter(
    (word, at) => !onlyOfVersion2.some(name => word === `--${name}` || words[at - 1] === `--${name}`),
  );
  const { status, stderr } = spawnSync(join(venv ?? '', 'bin/aws'), taken, {
    encoding: 'utf8',
    timeout: 60_000,
    env: {
      ...process.env,
      ...{ AWS_ENDPOINT_URL: endpoint, AWS_REGION: 'ap-southeast-1', AWS_DEFAULT_REGION: 'ap-southeast-1' },
      ...{ AWS_ACCESS_KEY_ID: 'moto', AWS_SECRET_ACCESS_KEY: 'moto', AWS_MAX_ATTEMPTS: '1' },
    },
  });
  const isUnknown =
    status === 252 || /Unknown options|Invalid choice|Parameter validation failed/.test(stderr);
  const outcome = status === 0 ? 'taken' : isUnknown ? 'UNKNOWN' : 'refused';
  if (isUnknown) console.error(stderr.trim().split('\n').slice(-3).join('\n'));
  seen.set(words.join(' '), outcome);
}
