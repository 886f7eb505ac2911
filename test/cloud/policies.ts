import { asList, ofType, type Template } from './synthesise.ts';

export interface Statement {
  Sid?: string;
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, unknown>>;
}

interface Policy {
  Description?: string;
  PolicyDocument: { Statement: Statement[] };
}

/** Statements of all policies attached to roles, ours and CDK's own. */
export function everyStatement(template: Template): Statement[] {
  return ['AWS::IAM::ManagedPolicy', 'AWS::IAM::Policy'].flatMap(type =>
    ofType(template, type).flatMap(
      ([, { Properties }]) => (Properties as unknown as Policy).PolicyDocument.Statement,
    ),
  );
}

/** Statements of the managed policy that has this description. */
export function statementsOf(template: Template, description: string): Statement[] {
  const policies = ofType(template, 'AWS::IAM::ManagedPolicy').map(
    ([, { Properties }]) => Properties as unknown as Policy,
  );
  const found = policies.find(({ Description }) => Description === description);
  if (!found) throw new Error(`no policy is described as "${description}"`);
  return found.PolicyDocument.Statement;
}

export const actionsOf = ({ Action }: Statement): string[] => asList(Action);
