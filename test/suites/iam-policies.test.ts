import { test } from 'vitest';
import { type IamRoleName, type IamStatement, tablePolicies } from '../../lib/cloud/table-policies.ts';
import { isAllowed } from '../../lib/local/dynamodb/evaluate-policies.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { keys } from './iam-policy-keys.ts';

const probeCount = startProbeCount('IAM policies');

type KeyName = keyof typeof keys;
type Access = [action: string, ...keys: KeyName[]];

const readOne = ['GetItem', 'BatchGetItem'];
const read = [...readOne, 'Query', 'ConditionCheckItem'];
const all = [...read, 'PutItem', 'UpdateItem', 'DeleteItem'];
/** What may be done with what is never changed nor erased. */
const appendOnlyActions = [...read, 'PutItem'];
const changing = ['PutItem', 'UpdateItem', 'DeleteItem'];
const provided = ['BatchGetItem', 'PutItem', 'UpdateItem'];
/** An invitation that is sent anew or to somebody else ends the one before. */
const invited = [...provided, 'Query', 'DeleteItem'];
const recorded = ['BatchGetItem', 'PutItem'];
const endingSignIns = ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem'];
const actions = [...all, 'Scan', 'PartiQLSelect', 'DeleteTable'];

/** What each role may do with a key; with any other, nothing. */
const allowedActions: Record<IamRoleName, Partial<Record<KeyName, string[]>>> = {
  organization: {
    own: all,
    ownPart: all,
    ownJournal: appendOnlyActions,
    ownConsents: appendOnlyActions,
    clinical: all,
    inbox: all,
    publicFace: all,
    session: readOne,
    library: read,
    libraryPart: read,
  },
  api: { session: readOne, apiKeyOwner: ['BatchGetItem'] },
  pdf: {
    session: readOne,
    rates: ['UpdateItem'],
    sentLinks: ['BatchGetItem', 'PutItem'],
    feeds: ['BatchGetItem', 'PutItem'],
    unreached: ['BatchGetItem'],
  },
  public: {
    token: ['BatchGetItem'],
    apiKeyOwner: ['BatchGetItem'],
    surveyLinks: ['BatchGetItem'],
    publicFace: ['Query'],
    otherPublicFace: ['Query'],
    inbox: ['PutItem'],
    otherInbox: ['PutItem'],
    rates: ['UpdateItem'],
  },
  cognito: {
    person: endingSignIns,
    session: endingSignIns,
    platformMails: ['PutItem'],
    platformJournal: ['PutItem'],
  },
  account: {
    own: all,
    ownPart: all,
    ownJournal: appendOnlyActions,
    ownConsents: appendOnlyActions,
    other: all,
    publicFace: all,
    otherPublicFace: all,
    otherPart: all,
    otherJournal: appendOnlyActions,
    longer: all,
    person: all,
    session: all,
    token: all,
    apiKeyOwner: all,
    platform: all,
    platformMails: all,
    unreached: all,
    unfinishedJobs: all,
    unfinishedErasures: all,
    plannedErasures: all,
    requests: all,
    subscriptionRequests: all,
    certificates: all,
    told: all,
    rates: all,
    sentLinks: all,
    feeds: all,
    surveyLinks: all,
    due: all,
    platformJournal: appendOnlyActions,
  },
  events: {
    library: all,
    libraryPart: all,
    person: all,
    session: all,
    platform: all,
    platformMails: all,
    unreached: all,
    unfinishedJobs: all,
    unfinishedErasures: all,
    plannedErasures: all,
    requests: all,
    subscriptionRequests: all,
    certificates: all,
    told: all,
    rates: all,
    sentLinks: all,
    feeds: all,
    surveyLinks: all,
    due: all,
    platformJournal: appendOnlyActions,
  },
  jobs: {
    unfinishedJobs: ['Query'],
    unfinishedErasures: ['Query'],
    plannedErasures: ['Query'],
    platformMails: ['PutItem'],
    told: ['PutItem'],
    due: ['Query'],
    requests: ['Query'],
    subscriptionRequests: ['Query'],
    certificates: ['Query'],
    unreached: read,
    sentLinks: ['PutItem'],
    own: changing,
    ownPart: changing,
    ownJournal: ['PutItem'],
    ownConsents: ['PutItem'],
    other: changing,
    publicFace: changing,
    otherPublicFace: changing,
    otherPart: changing,
    otherJournal: ['PutItem'],
    longer: changing,
    person: all,
    session: all,
    platformJournal: ['PutItem'],
  },
  mail: { platformMails: provided, unreached: provided },
  provision: {
    own: invited,
    ownPart: invited,
    ownJournal: [...recorded, 'Query'],
    ownConsents: [...recorded, 'Query'],
    other: invited,
    publicFace: invited,
    otherPublicFace: invited,
    otherPart: invited,
    otherJournal: [...recorded, 'Query'],
    longer: invited,
    person: invited,
    session: invited,
    token: [...provided, 'DeleteItem'],
    apiKeyOwner: [...provided, 'DeleteItem'],
    platform: provided,
    platformMails: provided,
    unreached: provided,
    unfinishedJobs: provided,
    unfinishedErasures: provided,
    plannedErasures: provided,
    requests: provided,
    subscriptionRequests: provided,
    certificates: provided,
    told: provided,
    rates: provided,
    sentLinks: provided,
    feeds: provided,
    surveyLinks: provided,
    due: provided,
    platformJournal: recorded,
  },
};

/** Requests with several keys: all of them have to be open at once. */
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

/** Access that these policies wrongly allow or deny. */
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

test('each role may access its own keys and no others', () => {
  const found = policyErrors(tablePolicies);
  for (const role of roles) probeCount.probe(role, found.filter(fault => fault.startsWith(role)).join('; '));
  probeCount.expectNoFailure();
});

/** The policies with one change to one statement. */
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

/** Parts that another part makes up for: what no statement allows needs no denial, what two allow is open twice. */
const redundantParts = [
  'OwnOrganization of organization: without dynamodb:GetItem',
  'OwnOrganization of organization: without dynamodb:BatchGetItem',
  'JournalIsAppendOnly of organization: without X#J#*',
  'JournalIsAppendOnly of events: without O#*#J#*',
  'JournalIsAppendOnly of events: without O#*#R#*',
  'JournalIsAppendOnly of jobs: without X#J#*',
];

test('removing any part of a policy is noticed, except redundant parts', () => {
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
