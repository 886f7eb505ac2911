import { expect, test } from 'vitest';
import type { IamStatement } from '../../../lib/cloud/table-policies.ts';
import { isAllowed } from '../../../lib/local/dynamodb/evaluate-policies.ts';
import { requestedAccess } from '../../../lib/local/dynamodb/requested-access.ts';

const keys = 'dynamodb:LeadingKeys';
const statement = (changes: Partial<IamStatement>): IamStatement => ({
  Sid: 'Test',
  Effect: 'Allow',
  Action: ['dynamodb:GetItem'],
  Condition: { 'ForAllValues:StringLike': { [keys]: ['A#*'] }, Null: { [keys]: 'false' } },
  ...changes,
});
const read = (...leadingKeys: string[]) => ({ action: 'dynamodb:GetItem', leadingKeys });

test('access that no statement of an IAM policy allows is denied', () => {
  expect(isAllowed([], read('A#1'), {})).toBe(false);
  expect(isAllowed([statement({})], read('A#1'), {})).toBe(true);
  expect(isAllowed([statement({})], { action: 'dynamodb:PutItem', leadingKeys: ['A#1'] }, {})).toBe(false);
});

test('a Deny statement of an IAM policy overrides every Allow', () => {
  const deny = statement({
    Effect: 'Deny',
    Condition: { 'ForAnyValue:StringLike': { [keys]: ['A#secret*'] } },
  });
  expect(isAllowed([statement({}), deny], read('A#1'), {})).toBe(true);
  expect(isAllowed([statement({}), deny], read('A#1', 'A#secret'), {})).toBe(false);
});

test('a ForAllValues condition is true if the request has no keys, as in AWS', () => {
  const open = statement({ Condition: { 'ForAllValues:StringLike': { [keys]: ['A#*'] } } });
  expect(isAllowed([open], read(), {})).toBe(true);
  expect(isAllowed([statement({})], read(), {})).toBe(false);
});

test('a principal tag in a policy is replaced by its value, and without the tag the statement matches nothing', () => {
  const tagged = statement({
    Condition: {
      'ForAllValues:StringLike': { [keys]: ['O#${aws:PrincipalTag/org}'] },
      Null: { [keys]: 'false' },
    },
  });
  expect(isAllowed([tagged], read('O#a.c'), { org: 'a.c' })).toBe(true);
  expect(isAllowed([tagged], read('O#abc'), { org: 'a.c' })).toBe(false);
  expect(isAllowed([tagged], read('O#'), {})).toBe(false);
});

test('in a pattern of a policy, * matches any text, ? matches one character, and no other character is special', () => {
  const like = (pattern: string, key: string) =>
    isAllowed(
      [
        statement({
          Condition: { 'ForAllValues:StringLike': { [keys]: [pattern] }, Null: { [keys]: 'false' } },
        }),
      ],
      read(key),
      {},
    );
  expect(like('P#*#S', 'P#a#b\nc#S')).toBe(true);
  expect(like('P#*#S', 'P#a#T')).toBe(false);
  expect(like('P#?', 'P#ab')).toBe(false);
  expect(like('(a|b)+', 'a')).toBe(false);
  expect(like('(a|b)+', '(a|b)+')).toBe(true);
});

test('a policy with an unsupported condition throws an error', () => {
  const unknown = statement({ Condition: { StringEquals: { [keys]: 'A' } } });
  const other = statement({ Condition: { 'ForAllValues:StringLike': { 'aws:SourceIp': '*' } } });
  expect(() => isAllowed([unknown], read('A#1'), {})).toThrow('StringEquals');
  expect(() => isAllowed([other], read('A#1'), {})).toThrow('aws:SourceIp');
});

test('the partition key in a query is found under any placeholder and is not confused with another attribute', () => {
  const asked = (
    KeyConditionExpression: string,
    names: Record<string, string>,
    values: Record<string, string>,
  ) =>
    requestedAccess('Query', {
      KeyConditionExpression,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: Object.fromEntries(Object.entries(values).map(([name, S]) => [name, { S }])),
    })[0]?.leadingKeys;
  expect(asked('pk = :a', {}, { ':a': 'A' })).toEqual(['A']);
  expect(asked('#x = :b AND #y = :a', { '#x': 'sk', '#y': 'pk' }, { ':a': 'A', ':b': 'B' })).toEqual(['A']);
  expect(
    asked('#y=:a AND begins_with(#x, :b)', { '#x': 'gsi1sk', '#y': 'gsi1pk' }, { ':a': 'A', ':b': 'B' }),
  ).toEqual(['A']);
  expect(asked('#x = :b', { '#x': 'sk' }, { ':b': 'B' })).toEqual(['']);
});
