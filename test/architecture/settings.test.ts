import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatNamed } from '../../functions/platform/storage/record-format.ts';
import { keyRows } from '../../lib/restore/key-rows.ts';
import { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { RetentionRule } from '../../shared/features/privacy/retention/schema.ts';
import { ScreeningNorms } from '../../shared/features/screening/settings/norms.schema.ts';
import { RuleCondition } from '../../shared/features/screening/settings/rules.schema.ts';

const root = `${import.meta.dirname}/../..`;
const page = readFileSync(`${root}/docs/settings.md`, 'utf8');

/** The texts of the cells of the table under a heading of docs/settings.md. */
function tableUnder(heading: string): string[][] {
  const section = page.split(/^## /m).find(text => text.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter(line => line.startsWith('| '));
  return lines.slice(2).map(line => {
    const cells = line.split('|').slice(1, -1);
    return cells.map(cell => cell.trim());
  });
}

const settings = tableUnder('Settings');
const cards = tableUnder('Cards');
const fieldsOf = (kind: string, { shape }: { shape: object }) =>
  Object.keys(shape).map(field => `${kind}.${field}`);

/** Kinds of records that each organisation has exactly once, except counters, markers and list rows. */
const ownKinds = new Set(
  keyRows
    .filter(({ pk }) => pk === 'O#{o}' || /^C#\{o\}#[A-Z]+$/.test(pk))
    .flatMap(row => ('format' in row ? formatNamed(row.format).kind : [])),
);

test('docs/settings.md states what each setting and each rule condition does until somebody chooses a value', () => {
  const named = settings.map(([name = '']) => name).filter(name => !name.startsWith('record.'));
  const known = [
    ...fieldsOf('organization', OrganizationRecord),
    ...fieldsOf('screening-norms', ScreeningNorms),
    ...RuleCondition.options.map(({ shape }) => `screening-rules.${shape.kind.value}`),
    ...fieldsOf('retention-rule', RetentionRule),
  ];
  expect(named.toSorted()).toEqual(known.toSorted());
  for (const [name, hangs, without] of settings) expect([name, hangs && without]).not.toContain('');
});

test('docs/settings.md lists each kind of record of an organisation as a setting or under “Records that are no settings”', () => {
  const named = [
    ...settings.flatMap(([name = '']) => (name.startsWith('record.') ? name.slice('record.'.length) : [])),
    ...tableUnder('Records that are no settings').map(([kind]) => kind),
  ];
  expect(named.toSorted()).toEqual([...ownKinds].toSorted());
});

test('docs/settings.md states for each card of the dashboard which setting the card needs, if any', () => {
  const manifests = globSync('web/features/*/feature.tsx', { cwd: root });
  const known = manifests.flatMap(file => {
    const [, list = ''] =
      /\n {2}attention: \[([\s\S]*?)\n {2}\],/.exec(readFileSync(`${root}/${file}`, 'utf8')) ?? [];
    return [...list.matchAll(/\n {6}key: '(\w+)'/g)].map(([, key]) => key);
  });
  expect(known.length).toBeGreaterThan(5);
  expect(cards.map(([key]) => key).toSorted()).toEqual(known.toSorted());
  const names = settings.map(([name]) => name);
  for (const [key, needs = '', without] of cards)
    if (!needs.startsWith('Nothing')) {
      expect([key, names.includes(needs)]).toEqual([key, true]);
      expect(without).not.toBe('');
    }
});

test('docs/settings.md names an existing test for each safety setting', () => {
  const safety = settings.filter(([, hangs = '']) => hangs.startsWith('**Safety**'));
  expect(safety.length).toBeGreaterThan(2);
  for (const [name, , , held] of safety) expect([name, held]).not.toContain('');
  for (const [, , , held = ''] of settings.filter(([, , , one]) => one)) {
    const [file = '', title = ''] = held.split(' › ');
    expect([file, existsSync(`${root}/${file}`)]).toEqual([file, true]);
    const isTitled = readFileSync(`${root}/${file}`, 'utf8').includes(`test('${title}`);
    expect([file, title, isTitled]).toEqual([file, title, true]);
  }
});
