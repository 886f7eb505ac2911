import { describe, expect, test } from 'vitest';
import { eyeReportKey } from '../../../functions/features/eye/keys.ts';
import type { KeyRow } from '../../../functions/platform/storage/keys.ts';
import { keyModules, keyRows } from '../../../lib/restore/key-rows.ts';
import { keyPattern, keyPrefixPattern, rowOf, unknownRecords } from '../../../lib/restore/known-records.ts';

/** Arguments for the functions that build keys, by parameter name. */
const samples: Record<string, unknown> = {
  ...{ o: 'brightwater', u: 'a1b2c3d4-0000-4000-8000-000000000000', c: `case_${'7'.repeat(22)}` },
  ...{ beginsAt: '2026-05-05T05:05:00.000Z', erasedAt: '2026-05-05T05:05:00.000Z' },
  ...{ at: '2026-05-05T05:05:00.000Z', updatedAt: '2026-05-05T05:05:00.000Z', month: '2026-05' },
  ...{
    date: '2026-05-05',
    time: '09:05',
    due: '2026-05-05',
    seen: '2026-05-05',
    list: 'active',
    recalls: 'RECALL',
    year: 2026,
    minute: 29_000_000,
    member: 'd'.repeat(36),
    days: 30,
  },
  ...{ fileNumber: 'A-1023', survivor: `case_${'7'.repeat(22)}`, absorbed: `case_${'8'.repeat(22)}` },
  ...{
    one: `case_${'7'.repeat(22)}`,
    other: `case_${'8'.repeat(22)}`,
    score: 87.5,
    row: 12,
    term: `term_${'7'.repeat(22)}`,
    course: `crs_${'7'.repeat(22)}`,
    subscriber: 'hill-school',
    webhook: `hook_${'7'.repeat(22)}`,
    delivery: `dlv_${'7'.repeat(22)}`,
    node: 'reading',
  },
  ...{ number: 12, version: 3, part: 2, shard: 1, notification: '0000000012' },
  ...{ journal: 'jrn_01', job: 'job_01', mail: 'mail_01', file: 'file_01', certificate: 'crt_01' },
  ...{ id: `eye_${'7'.repeat(22)}${'5'.repeat(16)}`, hash: 'x'.repeat(43), originJti: 'b2', by: 'jobs' },
  ...{
    record: 'case_01',
    act: 'case.read',
    reaction: 'tell-members',
    segment: 3,
    key: 'k'.repeat(20),
    what: 'login-x',
    work: 'digests',
    workGroup: 'brightwater',
    workId: 'job_01',
  },
  ...{ module: 'eye', status: 'active', form: 'case', name: 'zoe', contact: 'zoe@x.example', word: '陈大文' },
};

const term = { id: String(samples.term), textVersion: 3 };

/** Arguments for functions for which the samples above are not suitable. */
const argumentsOf: Record<string, unknown[]> = {
  preparedDayKey: ['brightwater', `day_${'7'.repeat(22)}`],
  versionKey: [eyeReportKey('brightwater', String(samples.id)), 3],
  versionsOf: [eyeReportKey('brightwater', String(samples.id))],
  caseAcceptanceIndex: ['brightwater', samples.c, term],
  casesAcceptingTerm: ['brightwater', term],
  termAcceptanceKey: ['brightwater', term, samples.u],
  termAcceptancesOf: ['brightwater', term],
  bookedIndex: ['brightwater', samples.date, '09:05', samples.c],
  sessionIndex: ['brightwater', { id: samples.id, date: samples.date, start: '09:05' }, samples.u],
};
/** Exports of the `keys.ts` files that build no table keys. */
const otherExports = [
  'parseSubscriber',
  'keyRows',
  'gsi1Keys',
  'memberOfModule',
  'bookedBetween',
  'caseAtPlace',
  'parseExpirationKey',
  'parseSubscriptionExpiration',
];

/** Every key and range that a function of a `keys.ts` file returns, with the name of the function. */
function madeBy(name: string, made: unknown): [string, Record<string, string>][] {
  if (otherExports.includes(name)) return [];
  if (typeof made === 'function') {
    const names = /^(?:function \w*)?\s*\(?([\w\s,]*)\)?/.exec(String(made))?.[1]?.match(/\w+/g) ?? [];
    const given = argumentsOf[name.split('.')[0] ?? ''] ?? names.map(parameter => sampleOf(name, parameter));
    return madeBy(name, (made as (...values: unknown[]) => unknown)(...given));
  }
  const values = made as Record<string, unknown>;
  if (Object.values(values).every(value => typeof value === 'string'))
    return [[name, values as Record<string, string>]];
  return Object.entries(values).flatMap(([part, value]) => madeBy(`${name}.${part}`, value));
}

function sampleOf(name: string, parameter: string): unknown {
  if (!(parameter in samples)) throw new Error(`${name} calls a parameter ${parameter}, which no row knows`);
  return samples[parameter];
}

/** Whether a row of the table's diagram describes this key or range. */
function isDrawn(row: KeyRow, { pk, sk, prefix, index, ...indexKeys }: Record<string, string>): boolean {
  const matches = (template: string | undefined, value: string | undefined) =>
    value === undefined || (template !== undefined && keyPattern(template).test(value));
  const [partition, sort] = index === 'gsi1' ? (row.gsi1 ?? []) : index ? (row.gsi2 ?? []) : [row.pk, row.sk];
  return (
    matches(partition, pk) &&
    matches(sort, sk) &&
    (prefix === undefined || (sort !== undefined && keyPrefixPattern(sort).test(prefix))) &&
    matches(row.gsi1?.[0], indexKeys.gsi1pk) &&
    matches(row.gsi1?.[1], indexKeys.gsi1sk) &&
    matches(row.gsi2?.[0], indexKeys.gsi2pk) &&
    matches(row.gsi2?.[1], indexKeys.gsi2sk)
  );
}

const made = keyModules.flatMap(([file, contents]) =>
  Object.entries(contents).flatMap(([name, value]) =>
    madeBy(name, value).map(([title, keys]) => ({ title, file, keys })),
  ),
);

describe('every key that the product builds is in the diagram of the table', () => {
  test.each(made)('the key $title built by $file is in the diagram of the table', ({ keys }) => {
    expect(keyRows.filter(row => isDrawn(row, keys))).not.toEqual([]);
  });

  test('the check of keys finds a key that the diagram lacks', () => {
    expect(keyRows.filter(row => isDrawn(row, { pk: 'O#here', sk: 'SOMETHING' }))).toEqual([]);
    expect(keyRows.filter(row => isDrawn(row, { pk: 'O#here', prefix: 'SOME' }))).toEqual([]);
    expect(keyRows.filter(row => isDrawn(row, { index: 'gsi2', pk: 'X#ORGS' }))).toEqual([]);
  });
});

test('every row of the diagram has a key space, and no two rows describe the same key', () => {
  const keys = keyRows.map(({ pk, sk }) => `${pk} ${sk}`);
  expect(keys.filter(key => !/^[OCPTLX][# ]/.test(key))).toEqual([]);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('the record of an item is found by its key, and an item with an unknown key is an integrity violation', () => {
  const key = { pk: 'C#here#U#u', sk: 'DRAFT##case' };
  expect(rowOf(key)).toMatchObject({ format: 'draft' });
  expect(unknownRecords([key])).toEqual([]);
  for (const unknown of [
    { pk: 'C#here#U#u', sk: 'DRAFT#case' },
    { pk: 'C#Here#U#u', sk: 'DRAFT##case' },
    { pk: 'O#here', sk: 'META#1' },
    { pk: 'C#here#C#case_1', sk: 'V#EYE#0000000000000000' },
  ])
    expect(unknownRecords([unknown])).toHaveLength(1);
});
