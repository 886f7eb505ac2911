import { Duration } from 'aws-cdk-lib';
import {
  CompositePrincipal,
  ManagedPolicy,
  PolicyStatement,
  Role,
  SessionTagsPrincipal,
} from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Data } from './data.ts';
import type { EntryFunction } from './entry-function.ts';
import {
  fileStatementSuppressions,
  fileStatements,
  otherTableStatements,
  tableStatements,
} from './iam-statements.ts';
import { addNagSuppressions } from './nag-suppressions.ts';

interface OrganizationRoleProps {
  data: Data;
  region: string;
  assumedBy: EntryFunction[];
}

/**
 * The IAM role that Lambdas assume to access the records of one organisation. The session tag `org` names the
 * organisation. The table policies compare the tag with the key of every item.
 */
export class OrganizationRole extends Construct {
  readonly role: Role;

  constructor(scope: Construct, id: string, { data, region, assumedBy }: OrganizationRoleProps) {
    super(scope, id);
    const principals = assumedBy.map(({ role }) =>
      new SessionTagsPrincipal(role).withConditions(orgTagCondition),
    );
    this.role = new Role(this, 'Role', {
      assumedBy: new CompositePrincipal(...principals),
      maxSessionDuration: Duration.hours(1),
    });
    new ManagedPolicy(this, 'May', {
      description: 'What is allowed inside one organisation',
      roles: [this.role],
      statements: [
        ...tableStatements('organization', data, region),
        ...otherTableStatements('organization', data, region).flat().map(inFirstCell),
        ...fileStatements('organization', data, region),
      ],
    });
    addNagSuppressions(this, fileStatementSuppressions('organization', data));
    for (const entry of assumedBy) {
      entry.allow(
        new PolicyStatement({
          actions: ['sts:AssumeRole', 'sts:TagSession'],
          resources: [this.role.roleArn],
          conditions: orgTagCondition,
        }),
      );
      entry.lambda.addEnvironment('ORGANIZATION_ROLE_ARN', this.role.roleArn);
    }
  }
}

/** Adds a suffix to the statement's id, because ids must be unique within a policy. */
function inFirstCell(statement: PolicyStatement): PolicyStatement {
  return statement.sid ? statement.copy({ sid: `${statement.sid}InFirstCell` }) : statement;
}

const orgTagCondition = {
  StringLike: { 'aws:RequestTag/org': '?*' },
  'ForAllValues:StringEquals': { 'aws:TagKeys': ['org'] },
};
