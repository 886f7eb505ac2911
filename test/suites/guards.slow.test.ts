import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
import { guards, isApplicable } from '../support/callers/guards.ts';
import { startProbeCount } from '../support/probe-count.ts';

/** The suites that must fail if a guard (a check in the request chain) is removed. */
const suites = ['authorisation', 'isolation', 'tokens'].map(name => `test/suites/${name}.test.ts`);
const root = join(import.meta.dirname, '../..');
/** Timeout of one run of the suites, long enough for a shared machine. */
const timeout = 1_200_000;

const probeCount = startProbeCount('guards taken out');
const folder = mkdtempSync(join(tmpdir(), 'guards-taken-out-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the suites pass with every guard of the request chain in place', { timeout }, expectPass);

describe('the suites fail if one guard is removed', () => {
  test.each(guards.filter(isApplicable))('$name', { timeout }, async ({ name }) => {
    const { passed, failed } = await runWithout(name);
    probeCount.probe(name, failed === 0 && `none of ${passed} tests failed`);
    probeCount.expectNoFailure();
  });
});

test(
  'after the removed guards are restored, all suites pass again, so the removal was the only cause of their failures',
  { timeout },
  expectPass,
);

async function expectPass(): Promise<void> {
  const { passed, failed } = await runWithout('');
  probeCount.probe(
    'every guard there',
    (passed === 0 || failed > 0) && `${failed} of ${passed + failed} tests failed`,
  );
  probeCount.expectNoFailure();
}

interface Count {
  passed: number;
  failed: number;
}

/** Runs the suites in a separate process, from the same sources without one guard. */
async function runWithout(guard: string): Promise<Count> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const options = [
    ...['--config', 'test/suites/without-a-guard.config.ts'],
    ...['--bail', '1', '--reporter=json', `--outputFile=${report}`],
  ];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...suites, ...options], {
    cwd: root,
    env: { ...process.env, WITHOUT_GUARD: guard, TEST_FULL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaints: string[] = [];
  child.stderr.on('data', text => complaints.push(String(text)));
  await once(child, 'close');
  if (!existsSync(report)) throw new Error(complaints.join(''));
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed, failed };
}
