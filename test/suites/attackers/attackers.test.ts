import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { startProbeCount } from '../../support/probe-count.ts';
import { type Attack, type AttackStage, openAttackStage } from './attack.ts';
import { httpAttacks } from './http-attacks.ts';
import { inputAttacks } from './input-attacks.ts';
import { newRecordAttacks } from './new-record-attacks.ts';
import { roleAttacks } from './role-attacks.ts';
import { signInAttacks } from './sign-in-attacks.ts';
import { tenantAttacks } from './tenant-attacks.ts';

const probeCount = startProbeCount('attackers');

const attacks: Record<string, Attack[]> = {
  'on the HTTP protocol': httpAttacks,
  'at the sign-in': signInAttacks,
  'on other people’s records': tenantAttacks,
  'on roles and rules': roleAttacks,
  'on screenings, merges and registrations': newRecordAttacks,
  'by input and uploads': inputAttacks,
};

let stage: AttackStage;
beforeAll(async () => {
  stage = await openAttackStage();
});

describe.each(Object.entries(attacks))('attacks %s fail', (_, list) => {
  test.each(list)('this attack fails: $attack', async ({ attack, run }) => {
    probeCount.probe(attack, await run(stage));
    probeCount.expectNoFailure();
  });
});

test('docs/security.md states the number of attacks in this suite', () => {
  const count = Object.values(attacks).flat().length;
  const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  expect(page.includes(`${count} attacks tried, ${count} held`), `say ${count}`).toBe(true);
});

test('each attack has a unique description and the numbers of the requirements of the security standard ASVS that it tests', () => {
  const all = Object.values(attacks).flat();
  expect(new Set(all.map(({ attack }) => attack)).size).toBe(all.length);
  for (const { asvs } of all) expect(asvs.join()).toMatch(/^\d+\.\d+\.\d+(,\d+\.\d+\.\d+)*$/);
});
