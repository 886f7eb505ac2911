import type { Statement } from '../policies.ts';
import { asList, type Resource, type Template } from '../synthesise.ts';

export interface Grant {
  /** Logical id and description of the policy. */
  policy: string;
  effect: Statement['Effect'];
  actions: string[];
  /** ARNs, with `*` for unknown values. Empty in a resource's own policy, which applies to that resource. */
  resources: string[];
  conditionKeys: string[];
  /** Whether the policy is attached to a principal instead of a resource. */
  isOfPrincipal: boolean;
}

const region = 'ap-southeast-1';
const account = '111122223333';
const pseudo: Record<string, string> = {
  'AWS::AccountId': account,
  'AWS::Partition': 'aws',
  'AWS::Region': region,
};

/**
 * For each type of resource, a function that returns its ARN from its logical id and the attribute that a
 * template refers to.
 */
const arnOf: Record<string, (id: string, attribute: string) => string> = {
  'AWS::S3::Bucket': id => `arn:aws:s3:::${id}`,
  'AWS::DynamoDB::GlobalTable': (id, attribute) =>
    `arn:aws:dynamodb:${region}:${account}:table/${id}${attribute === 'StreamArn' ? '/stream/2026' : ''}`,
  'AWS::KMS::Key': id => `arn:aws:kms:${region}:${account}:key/${id}`,
  'AWS::SQS::Queue': id => `arn:aws:sqs:${region}:${account}:${id}`,
  'AWS::SNS::Topic': id => `arn:aws:sns:${region}:${account}:${id}`,
  'AWS::Lambda::Function': id => `arn:aws:lambda:${region}:${account}:function:${id}`,
  'AWS::IAM::Role': id => `arn:aws:iam::${account}:role/${id}`,
  'AWS::Logs::LogGroup': id => `arn:aws:logs:${region}:${account}:log-group:${id}:*`,
  'AWS::Cognito::UserPool': id => `arn:aws:cognito-idp:${region}:${account}:userpool/${id}`,
};
arnOf['AWS::DynamoDB::Table'] = arnOf['AWS::DynamoDB::GlobalTable'] as (typeof arnOf)[string];

/**
 * All statements of all policies of a template.
 * @throws if a resource contains a reference of an unknown kind
 */
export function grantsOf(template: Template): Grant[] {
  return Object.entries(template.Resources).flatMap(([id, resource]) =>
    policiesIn(resource.Properties).flatMap(statements =>
      statements.map(statement => ({
        policy: [id, resource.Properties.Description].filter(Boolean).join(': '),
        effect: statement.Effect,
        actions: asList(statement.Action),
        resources: asList(statement.Resource as object | string | undefined).map(arn => text(arn, template)),
        conditionKeys: Object.values(statement.Condition ?? {}).flatMap(Object.keys),
        isOfPrincipal: !('Principal' in statement),
      })),
    ),
  );
}

function policiesIn(value: unknown): Statement[][] {
  if (value === null || typeof value !== 'object') return [];
  const own = (value as { Statement?: Statement[] }).Statement;
  return Array.isArray(own) ? [own] : Object.values(value).flatMap(policiesIn);
}

function text(value: unknown, { Resources }: Template): string {
  if (typeof value === 'string') return value;
  const { Ref, ...functions } = value as { Ref?: string } & Record<string, unknown>;
  const arn = (id: string, attribute: string) => {
    const { Type = 'nothing' } = (Resources[id] ?? {}) as Partial<Resource>;
    const make = arnOf[Type];
    if (!make) throw new Error(`no ARN is known for ${id}, ${Type}`);
    return make(id, attribute);
  };
  if (Ref !== undefined) return pseudo[Ref] ?? arn(Ref, 'Ref');
  const got = functions['Fn::GetAtt'];
  if (Array.isArray(got)) return arn(String(got[0]), String(got[1]));
  if (typeof functions['Fn::Sub'] === 'string') return functions['Fn::Sub'].replaceAll(/\$\{[^}]+\}/g, '*');
  const joined = functions['Fn::Join'] as [string, unknown[]] | undefined;
  if (!joined) throw new Error(`not understood: ${JSON.stringify(value)}`);
  return joined[1].map(part => text(part, { Resources } as Template)).join(joined[0]);
}
