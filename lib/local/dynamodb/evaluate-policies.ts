import QuickLRU from 'quick-lru';
import type { IamStatement } from '../../cloud/table-policies.ts';
import type { RequestedAccess } from './requested-access.ts';

type Access = Pick<RequestedAccess, 'action' | 'leadingKeys'>;
type Tags = Record<string, string>;

/** Whether IAM would allow an access: at least one statement allows it, and no statement denies it. */
export function isAllowed(statements: IamStatement[], access: Access, tags: Tags): boolean {
  const applying = statements.filter(statement => applies(statement, access, tags));
  return (
    applying.some(({ Effect }) => Effect === 'Allow') && applying.every(({ Effect }) => Effect === 'Allow')
  );
}

function applies({ Action, Condition }: IamStatement, { action, leadingKeys }: Access, tags: Tags): boolean {
  if (!Action.includes(action)) return false;
  return Object.entries(Condition).every(([operator, conditions]) =>
    Object.entries(conditions).every(([name, wanted]) => {
      if (name !== 'dynamodb:LeadingKeys') throw new Error(`condition on ${name} is not known here`);
      return conditionHolds(operator, [wanted].flat(), leadingKeys, tags);
    }),
  );
}

function conditionHolds(operator: string, wanted: string[], keys: string[], tags: Tags): boolean {
  const isLike = (key: string) => wanted.some(pattern => patternToRegExp(pattern, tags)?.test(key));
  switch (operator) {
    case 'ForAllValues:StringLike':
      return keys.every(isLike);
    case 'ForAnyValue:StringLike':
      return keys.some(isLike);
    case 'Null':
      return wanted.includes(String(keys.length === 0));
    default:
      throw new Error(`condition ${operator} is not known here`);
  }
}

/** Converts a policy's key pattern to a regular expression; undefined if the session lacks its tag. */
function patternToRegExp(pattern: string, tags: Tags): RegExp | undefined {
  const names = [...pattern.matchAll(/\$\{aws:PrincipalTag\/(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some(name => tags[name] === undefined)) return undefined;
  const filled = pattern.replaceAll(/\$\{aws:PrincipalTag\/(\w+)\}/g, (_, name: string) => tags[name] ?? '');
  return knownPatterns.get(filled) ?? compile(filled);
}

const knownPatterns = new QuickLRU<string, RegExp>({ maxSize: 5_000 });

function compile(filled: string): RegExp {
  const escaped = filled
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const pattern = new RegExp(`^${escaped}$`, 's');
  knownPatterns.set(filled, pattern);
  return pattern;
}
