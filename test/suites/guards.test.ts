import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { recordTypes } from '../../functions/composition/record-types.ts';
import * as standing from '../../functions/platform/http/auth-state.ts';
import * as refuse from '../../functions/platform/http/authorize.ts';
import * as identify from '../../functions/platform/http/parse-token-claims.ts';
import * as visibility from '../../shared/core/can-see-case.ts';
import {
  acceptedCases,
  type GuardCase,
  type GuardModules,
  guardCases,
} from '../support/callers/guard-cases.ts';
import { type Guard, guards, readSource, withoutGuard } from '../support/callers/guards.ts';
import { startProbeCount } from '../support/probe-count.ts';

const probeCount = startProbeCount('guards');
const intact: GuardModules = { recordTypes, ...refuse, ...visibility, ...standing, ...identify };
const chainGuards = guards.filter(({ file }) => /^(functions\/platform\/http|shared\/core)\//.test(file));

const folder = mkdtempSync(join(tmpdir(), 'guards-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('each guard (check) of the request chain rejects a caller that all other guards accept', () => {
  test.each(chainGuards)('the guard $name rejects a caller that all other guards accept', async guard => {
    const fact = guardCases[guard.name];
    if (!fact)
      throw new Error(`add facts to test/support/callers/guard-cases.ts that only "${guard.name}" refuses`);
    const before = await outcome(fact, intact);
    const after = await outcome(fact, { ...intact, ...(await importWithout(guard)) });
    probeCount.probe(
      guard.name,
      before !== fact.expectedError && `${before} instead of ${fact.expectedError}`,
    );
    probeCount.probe(`without "${guard.name}"`, after === before && `still ${after}`);
    probeCount.expectNoFailure();
  });

  test('the request chain accepts callers who pass all guards', async () => {
    const outcomes = acceptedCases.map(run => outcome({ run, expectedError: '' }, intact));
    expect(await Promise.all(outcomes)).toEqual(acceptedCases.map(() => 'let in'));
  });
});

test('every rejection in the request chain or at sign-in belongs to a listed guard', () => {
  const files = [...new Set(guards.map(({ file }) => file))];
  for (const file of files) {
    const refusals = readSource(file)
      .split('\n')
      .filter(line => /\bthrow\b/.test(line) && !isGuarded(file, line));
    probeCount.probe(
      file,
      refusals.length > 0 && `list these in test/support/callers/guards.ts: ${refusals.join(' ')}`,
    );
  }
  probeCount.expectNoFailure();
});

/**
 * Lines that reject a request but have no entry in the table of guards. Either their condition is on another
 * line, or the rejection does not depend on the caller.
 */
const unguardedLines = [
  "throw new AppError('session.missing');",
  "throw new AppError('organization.required', { fields: { organizationSlug: 'validation.required' } });",
  "if (!person) throw new Error('a signed-in person has no record');",
];

function isGuarded(file: string, line: string): boolean {
  const text = line.trim();
  const own = guards.filter(guard => guard.file === file);
  return unguardedLines.includes(text) || own.some(({ from }) => text.includes(from) || from.includes(text));
}

async function outcome({ run }: GuardCase, module: GuardModules): Promise<string> {
  try {
    await run(module);
    return 'let in';
  } catch (error) {
    return String((error as { code?: string }).code ?? error);
  }
}

/** Imports the guard's module from a copy of its source without the guard. */
async function importWithout(guard: Guard): Promise<Partial<GuardModules>> {
  const root = join(import.meta.dirname, '../..');
  const neighbour = (path: string) => pathToFileURL(join(root, dirname(guard.file), path)).href;
  const source = withoutGuard(guard, readSource(guard.file)).replaceAll(
    /from '(\.[^']+)'/g,
    (_, path: string) => `from '${neighbour(path)}'`,
  );
  const copy = join(folder, `${guards.indexOf(guard)}.ts`);
  writeFileSync(copy, source);
  return import(pathToFileURL(copy).href);
}
