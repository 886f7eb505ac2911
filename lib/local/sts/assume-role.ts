import * as z from 'zod';
import type { Identity, Keyring, SessionKeys } from './keyring.ts';
import { StsError } from './sts-error.ts';

export type TrustPolicies = Record<string, readonly string[]>;

export type AssumedRole = { keys: SessionKeys; arn: string; id: string };

const AssumeRole = z.object({
  RoleArn: z.string().regex(/^arn:aws:iam::\d{12}:role\/[\w+=,.@/-]+$/),
  RoleSessionName: z.string().regex(/^[\w+=,.@-]{2,64}$/),
  DurationSeconds: z.coerce.number().int().min(900).max(43200).default(3600),
});

const Tag = z.object({ Key: z.string().min(1).max(128), Value: z.string().max(256) });

const MAX_TAGS = 50;
const KNOWN_PARAMETER =
  /^(Action|Version|RoleArn|RoleSessionName|DurationSeconds|Tags\.member\.\d+\.(Key|Value))$/;

/** Issues keys of a role to a caller that the role trusts. Without `trusts`, roles trust everyone. */
export function assumeRole(
  parameters: URLSearchParams,
  caller: Identity,
  keyring: Keyring,
  trusts?: TrustPolicies,
): AssumedRole {
  const unknown = [...parameters.keys()].find(name => !KNOWN_PARAMETER.test(name));
  if (unknown) throw new StsError('ValidationError', `${unknown} is not supported here.`);
  const { RoleArn, RoleSessionName, DurationSeconds } = parse(AssumeRole, Object.fromEntries(parameters));
  const role = RoleArn.slice(RoleArn.lastIndexOf('/') + 1);
  if (trusts && !trusts[role]?.includes(caller.role)) {
    throw new StsError(
      'AccessDenied',
      `${caller.role} is not authorized to perform: sts:AssumeRole on ${RoleArn}`,
    );
  }
  const identity = { role, tags: readTags(parameters), assumedBy: caller.role };
  const keys = keyring.issueSession(identity, DurationSeconds);
  const account = RoleArn.split(':')[4];
  return {
    keys,
    arn: `arn:aws:sts::${account}:assumed-role/${role}/${RoleSessionName}`,
    id: `AROA${keys.accessKeyId.slice(4)}:${RoleSessionName}`,
  };
}

function readTags(parameters: URLSearchParams) {
  const tags = new Map<string, string>();
  for (let n = 1; parameters.has(`Tags.member.${n}.Key`); n++) {
    const member = `Tags.member.${n}`;
    const tag = parse(Tag, {
      Key: parameters.get(`${member}.Key`),
      Value: parameters.get(`${member}.Value`),
    });
    if (tags.has(tag.Key)) throw new StsError('ValidationError', `The tag ${tag.Key} is given twice.`);
    tags.set(tag.Key, tag.Value);
  }
  if (tags.size > MAX_TAGS) throw new StsError('ValidationError', `More than ${MAX_TAGS} session tags.`);
  return Object.fromEntries(tags);
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new StsError('ValidationError', z.prettifyError(result.error));
}
