import * as z from 'zod';
import type { SecretOf } from '../sts/check-signature.ts';
import { parseScope, sameSignature, signText } from '../sts/signature-v4.ts';
import { S3Error } from './s3-error.ts';

/** Form fields by name in lower case. `bucket` is taken from the URL. */
export type PostFields = Record<string, string>;

const Bytes = z.coerce.number().int().min(0);
const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), Bytes, Bytes]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});

type Condition = z.output<typeof Policy>['conditions'][number];
type FieldCondition = { field: string; operator: 'eq' | 'starts-with'; value: string };

const FIELDS_WITHOUT_CONDITION = ['policy', 'x-amz-signature', 'file'];

/**
 * Checks the signature of a form's policy, then the form against the policy. `size` of the file is in bytes.
 */
export function checkPostPolicy(
  fields: PostFields,
  bucket: string,
  size: number,
  secretOf: SecretOf,
  now: number,
): void {
  if (!fields.policy) throw new S3Error('AccessDenied');
  checkPolicySignature(fields, fields.policy, secretOf);
  const { expiration, conditions } = readPolicy(fields.policy);
  if (now > Date.parse(expiration)) throw new S3Error('AccessDenied', 'The policy has expired.');
  const fieldConditions = conditions.flatMap(fieldConditionsOf);
  refuseUnknownFields(fields, fieldConditions);
  for (const condition of fieldConditions) checkField({ ...fields, bucket }, condition);
  for (const condition of conditions) checkSize(condition, size);
}

function checkPolicySignature(fields: PostFields, policy: string, secretOf: SecretOf) {
  const scope = parseScope(fields['x-amz-credential'] ?? '');
  if (scope?.service !== 's3' || fields['x-amz-algorithm'] !== 'AWS4-HMAC-SHA256') {
    throw new S3Error('InvalidArgument', 'The form is not signed with signature version 4.');
  }
  const secret = secretOf(scope.accessKeyId);
  if (!secret) throw new S3Error('InvalidAccessKeyId');
  if (fields['x-amz-security-token'] !== secret.sessionToken) throw new S3Error('InvalidToken');
  const expected = signText(secret.secretAccessKey, scope, policy);
  if (!sameSignature(expected, fields['x-amz-signature'] ?? '')) throw new S3Error('SignatureDoesNotMatch');
}

function readPolicy(policy: string) {
  try {
    return Policy.parse(JSON.parse(Buffer.from(policy, 'base64').toString()));
  } catch {
    throw new S3Error('InvalidPolicyDocument');
  }
}

function fieldConditionsOf(condition: Condition): FieldCondition[] {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).map(([name, value]) => ({
      field: name.toLowerCase(),
      operator: 'eq',
      value,
    }));
  }
  const [operator, name, value] = condition;
  if (operator === 'content-length-range') return [];
  return [{ field: name.slice(1).toLowerCase(), operator, value }];
}

function refuseUnknownFields(fields: PostFields, conditions: FieldCondition[]) {
  const known = new Set([...FIELDS_WITHOUT_CONDITION, ...conditions.map(condition => condition.field)]);
  const unknown = Object.keys(fields).find(name => !known.has(name) && !name.startsWith('x-ignore-'));
  if (unknown) throw new S3Error('AccessDenied', `The policy does not allow the field ${unknown}.`);
}

function checkField(fields: PostFields, { field, operator, value }: FieldCondition) {
  const given = fields[field] ?? '';
  const holds = operator === 'eq' ? given === value : given.startsWith(value);
  if (!holds) throw new S3Error('AccessDenied', `The policy's condition on ${field} does not hold.`);
}

function checkSize(condition: Condition, size: number) {
  if (!Array.isArray(condition) || condition[0] !== 'content-length-range') return;
  const [, smallest, largest] = condition;
  if (size < smallest) throw new S3Error('EntityTooSmall');
  if (size > largest) throw new S3Error('EntityTooLarge');
}
