const pseudo: Record<string, string> = {
  'AWS::AccountId': '111122223333',
  'AWS::Partition': 'aws',
  'AWS::Region': 'ap-southeast-1',
  'AWS::StackId':
    'arn:aws:cloudformation:ap-southeast-1:111122223333:stack/lumitree-production/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f',
};

/**
 * A property as JSON, for measuring its length: each reference to another resource becomes a text as long as
 * the one that AWS inserts for a stage named `production`.
 */
export function resolvedText(value: unknown): string {
  return JSON.stringify(resolve(value));
}

function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve);
  if (value === null || typeof value !== 'object') return value;
  const one = value as Record<string, unknown>;
  if (typeof one.Ref === 'string') return pseudo[one.Ref] ?? parameterValue(one.Ref);
  const got = one['Fn::GetAtt'];
  if (Array.isArray(got)) return got[1] === 'Arn' ? arnOf(String(got[0])) : physicalName(String(got[0]));
  if (Array.isArray(one['Fn::Join'])) {
    const [separator, parts] = one['Fn::Join'] as [string, unknown[]];
    return parts.map(resolve).join(separator);
  }
  if (Array.isArray(one['Fn::Select'])) {
    const [index, list] = one['Fn::Select'] as [number | string, unknown];
    return (resolve(list) as string[])[Number(index)] ?? '';
  }
  if (Array.isArray(one['Fn::Split'])) {
    const [separator, whole] = one['Fn::Split'] as [string, unknown];
    return String(resolve(whole)).split(separator);
  }
  return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, resolve(inner)]));
}

/** The value of a parameter, which may be the name or ARN of a resource in another cell. */
const parameterValue = (name: string): string =>
  /(table|key)Arn/.test(name) ? arnOf(name) : physicalName(name);

/** A name as CloudFormation generates it: stack, logical id and twelve random characters. */
const physicalName = (logicalId: string): string =>
  `lumitree-production-${logicalId}-A1B2C3D4E5F6`.slice(0, 63);

/** The longest ARN that a resource of the stack may have; ARNs of keys are always short. */
function arnOf(logicalId: string): string {
  if (/Key[0-9A-F]{8}$|keyArn/.test(logicalId))
    return 'arn:aws:kms:ap-southeast-1:111122223333:key/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f';
  return `arn:aws:dynamodb:ap-southeast-1:111122223333:userpool/${physicalName(logicalId)}`;
}
