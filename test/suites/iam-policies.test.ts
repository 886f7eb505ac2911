import { test } from 'vitest';
import { type IamRoleName, type IamStatement, tablePolicies } from '../../lib/cloud/table-policies.ts';
import { isAllowed } from '../../lib/local/dynamodb/evaluate-policies.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { allActions, allowedActions } from './iam-allowed-actions.ts';
import { keys } from './iam-policy-keys.ts';

const probeCount = startProbeCount('IAM policies');

type KeyName = keyof typeof keys;
type Access = [action: string, ...keys: KeyName[]];

const actions = [...allActions, 'Scan', 'PartiQLSelect', 'DeleteTable'];

/** Requests with several keys, all of which must be allowed. */
const multiKeyCases: [IamRoleName, Access, boolean][] = [
  ['organization', ['BatchGetItem', 'session', 'own', 'ownPart', 'clinical'], true],
  ['organization', ['BatchGetItem', 'session', 'own', 'other'], false],
  ['organization', ['BatchGetItem', 'session', 'clinical', 'otherClinical'], false],
  ['organization', ['BatchGetItem', 'session', 'person'], false],
  ['account', ['BatchGetItem', 'session', 'person', 'own', 'other', 'platform'], true],
  ['account', ['BatchGetItem', 'session', 'own', 'clinical'], false],
  ['api', ['BatchGetItem', 'session', 'own'], false],
];
type PolicySet = Record<IamRoleName, IamStatement[]>;
const roles = Object.keys(tablePolicies) as IamRoleName[];
const names = Object.keys(keys) as KeyName[];

/** Returns the requests that these policies wrongly allow or deny. */
function policyErrors(statements: PolicySet): string[] {
  const found: string[] = [];
  const ask = (role: IamRoleName, [action, ...wanted]: Access, expected: boolean) => {
    const leadingKeys = wanted.map(name => keys[name]);
    const access = { action: `dynamodb:${action}`, leadingKeys };
    const tags: Record<string, string> = role === 'organization' ? { org: 'here' } : {};
    if (isAllowed(statements[role], access, tags) !== expected)
      found.push(`${role} ${expected ? 'may not' : 'may'} ${action} ${leadingKeys.join(' ')}`);
  };
  for (const role of roles) {
    for (const action of actions) {
      for (const name of names)
        ask(role, [action, name], allowedActions[role][name]?.includes(action) ?? false);
      ask(role, [action], false);
    }
  }
  for (const [role, access, expected] of multiKeyCases) ask(role, access, expected);
  return found;
}

test('each IAM role may access its own table keys and no others', () => {
  const found = policyErrors(tablePolicies);
  for (const role of roles) probeCount.probe(role, found.filter(fault => fault.startsWith(role)).join('; '));
  probeCount.expectNoFailure();
});

/** The policies with one statement changed. */
interface PolicyChange {
  what: string;
  walls: PolicySet;
}

const policyChanges: PolicyChange[] = roles.flatMap(role =>
  tablePolicies[role].flatMap(statement => {
    const instead = (what: string, ...statements: IamStatement[]): PolicyChange => ({
      what: `${statement.Sid} of ${role}: ${what}`,
      walls: {
        ...tablePolicies,
        [role]: tablePolicies[role].flatMap(one => (one === statement ? statements : [one])),
      },
    });
    const { Action, Condition } = statement;
    const patterns = patternsOf(statement);
    return [
      instead('gone'),
      ...Action.map(action =>
        instead(`without ${action}`, { ...statement, Action: Action.filter(one => one !== action) }),
      ),
      ...patterns.map(pattern =>
        instead(
          `without ${pattern}`,
          withPatterns(
            statement,
            patterns.filter(one => one !== pattern),
          ),
        ),
      ),
      ...patterns.map(pattern =>
        instead(
          `* instead of ${pattern}`,
          withPatterns(
            statement,
            patterns.map(one => (one === pattern ? '*' : one)),
          ),
        ),
      ),
      ...Object.keys(Condition).map(operator => {
        const { [operator]: _, ...rest } = Condition;
        return instead(`without ${operator}`, { ...statement, Condition: rest });
      }),
    ];
  }),
);

/**
 * Parts of policies that could be removed without effect: a denial of an action that no statement allows, or
 * one of two statements that allow the same action.
 */
const redundantParts = [
  'OwnOrganization of organization: without dynamodb:GetItem',
  'OwnOrganization of organization: without dynamodb:BatchGetItem',
  'JournalIsAppendOnly of organization: without X#J#*',
  'JournalIsAppendOnly of events: without O#*#J#*',
  'JournalIsAppendOnly of events: without O#*#R#*',
  'JournalIsAppendOnly of jobs: without X#J#*',
];

test('if any part of a policy is removed, except redundant parts, this suite fails', () => {
  for (const { what, walls } of policyChanges) {
    const isNoticed = policyErrors(walls).length > 0;
    probeCount.probe(
      what,
      isNoticed === redundantParts.includes(what) && (isNoticed ? 'is noticed after all' : 'is not noticed'),
    );
  }
  probeCount.expectNoFailure();
});

function patternsOf({ Condition }: IamStatement): string[] {
  return Object.entries(Condition).flatMap(([operator, { 'dynamodb:LeadingKeys': wanted = [] }]) =>
    operator === 'Null' ? [] : wanted,
  );
}

function withPatterns(statement: IamStatement, patterns: string[]): IamStatement {
  const conditions = Object.entries(statement.Condition).map(([operator, condition]) => [
    operator,
    operator === 'Null' ? condition : { 'dynamodb:LeadingKeys': patterns },
  ]);
  return { ...statement, Condition: Object.fromEntries(conditions) };
}
