/**
 * Which IAM role may access which keys of the table, as IAM statements without their resource. CDK deploys
 * them; locally the DynamoDB stand-in evaluates the same statements for every request.
 */

export interface IamStatement {
  Sid: string;
  Effect: 'Allow' | 'Deny';
  Action: string[];
  Condition: Record<string, Record<string, string | string[]>>;
}

/**
 * One IAM role per Lambda, and `organization`, which Lambdas assume with the organisation as a session tag.
 */
export type IamRoleName =
  | 'organization'
  | 'api'
  | 'account'
  | 'events'
  | 'jobs'
  | 'mail'
  | 'webhooks'
  | 'pdf'
  | 'public'
  | 'provision'
  | 'cognito';

const read = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:ConditionCheckItem'];
const write = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];

/**
 * Condition that the request has at least one key, and that all its keys match a pattern. Without `Null`, a
 * request without keys, such as a scan, would be allowed.
 */
const allKeysMatch = (...patterns: string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});
const someKeyMatches = (...patterns: string[]) => ({
  'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': patterns },
});

const allow = (Sid: string, Action: string[], ...patterns: string[]): IamStatement => ({
  Sid,
  Effect: 'Allow',
  Action,
  Condition: allKeysMatch(...patterns),
});

/** Forbids changing and deleting journal entries. A condition of the writes prevents overwriting. */
const journalIsAppendOnly: IamStatement = {
  Sid: 'JournalIsAppendOnly',
  Effect: 'Deny',
  Action: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
  Condition: someKeyMatches('O#*#J#*', 'O#*#R#*', 'X#J#*'),
};

const org = '${aws:PrincipalTag/org}';

export const tablePolicies: Record<IamRoleName, IamStatement[]> = {
  organization: [
    allow('OwnOrganization', [...read, ...write], `O#${org}`, `O#${org}#*`, `C#${org}#*`),
    allow(
      'SignInSession',
      ['dynamodb:GetItem', 'dynamodb:BatchGetItem'],
      'P#*#S',
      `O#${org}`,
      `O#${org}#*`,
      `C#${org}#*`,
      'L',
      'L#*',
    ),
    allow('Library', ['dynamodb:Query', 'dynamodb:ConditionCheckItem'], 'L', 'L#*'),
    journalIsAppendOnly,
  ],
  api: [
    allow('SignInSession', ['dynamodb:GetItem', 'dynamodb:BatchGetItem'], 'P#*#S'),
    allow('ApiKeys', ['dynamodb:BatchGetItem'], 'T#KEY#*'),
  ],
  pdf: [
    allow('SignInSession', ['dynamodb:GetItem', 'dynamodb:BatchGetItem'], 'P#*#S'),
    allow('ApiKeys', ['dynamodb:BatchGetItem'], 'T#KEY#*'),
    allow('Rates', ['dynamodb:UpdateItem'], 'X#RATE#*'),
    allow('SentLinks', ['dynamodb:BatchGetItem', 'dynamodb:PutItem'], 'X#LINK#*'),
    allow('Feeds', ['dynamodb:BatchGetItem', 'dynamodb:PutItem'], 'X#FEED#*'),
    allow('Unreached', ['dynamodb:BatchGetItem'], 'X#UNREACHED#*'),
  ],
  /**
   * Reads the data to which a family's token gives access. Writes the input of families to an organisation's
   * inbox, but cannot read the inbox.
   */
  public: [
    allow('Tokens', ['dynamodb:BatchGetItem'], 'T#*', 'X#SURVEY#*', 'X#CELLS'),
    allow('PublicFaces', ['dynamodb:Query'], 'O#*#PUBLIC'),
    allow('Inbox', ['dynamodb:PutItem'], 'C#*#INBOX'),
    allow('Rates', ['dynamodb:UpdateItem'], 'X#RATE#*'),
  ],
  account: [
    allow('EverythingButClinical', [...read, ...write], 'O#*', 'P#*', 'T#*', 'X#*'),
    journalIsAppendOnly,
  ],
  events: [
    allow('LibraryPeoplePlatform', [...read, ...write], 'L', 'L#*', 'P#*', 'X#*'),
    journalIsAppendOnly,
  ],
  jobs: [
    allow(
      'WhatIsDue',
      ['dynamodb:Query'],
      'X#JOBS',
      'X#DUE#*',
      'X#MODREQ',
      'X#SUBREQ#pending',
      'X#CERTS',
      'X#ERASURES',
      'X#CASEERASURES',
      'X#ORGS',
      'X#COUNTS',
      'X#FAILED',
    ),
    allow(
      'ToldOfWaitingAndLinked',
      ['dynamodb:PutItem'],
      'X#MAIL',
      'X#TOLD',
      'X#J#*',
      'X#LINK#*',
      'X#COUNTS',
      'X#FAILED',
    ),
    allow('EndOfMemberships', write, 'O#*', 'P#*'),
    allow('WhoIsErasedOrUnreached', read, 'P#*', 'X#UNREACHED#*'),
    journalIsAppendOnly,
  ],
  mail: [
    allow(
      'PlatformMails',
      ['dynamodb:BatchGetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      'X#MAIL',
      'X#SES',
      'X#UNREACHED#*',
    ),
  ],
  /** Reads the addresses and signing secrets of webhooks, and writes the results of deliveries. */
  webhooks: [
    allow('Deliveries', ['dynamodb:BatchGetItem', 'dynamodb:UpdateItem'], 'O#*#HOOKS', 'X#WEBHOOK#*'),
    allow('PausedInJournal', ['dynamodb:PutItem'], 'O#*#J#*'),
  ],
  provision: [
    allow(
      'Provisioning',
      ['dynamodb:BatchGetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      'O#*',
      'P#*',
      'T#*',
      'X#*',
    ),
    allow('Memberships', ['dynamodb:Query'], 'O#*', 'P#*'),
    allow('Namesakes', ['dynamodb:Query'], 'X#ORGS'),
    allow('EndedInvitations', ['dynamodb:DeleteItem'], 'O#*', 'P#*', 'T#*'),
    journalIsAppendOnly,
  ],
  cognito: [
    allow(
      'EndSignIns',
      ['dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      'P#*',
    ),
    allow('Told', ['dynamodb:PutItem'], 'X#MAIL', 'X#J#*'),
  ],
};
