import { expect, test } from 'vitest';
import { synthesise } from '../synthesise.ts';
import { areOverlapping } from './are-overlapping.ts';
import { type ActionFacts, readFacts } from './facts.ts';
import { type Grant, grantsOf } from './grants.ts';

const { services } = readFacts();
const { main, edge, siteLogs } = synthesise();
const grants = [main, edge, siteLogs].flatMap(grantsOf);
const ofPrincipals = grants.filter(({ isOfPrincipal }) => isOfPrincipal);

/** Condition keys that AWS calls global, because every service supports them. */
const isGlobal = (key: string) => /^aws:/i.test(key);

interface NamedAction {
  name: string;
  facts: ActionFacts;
  arns: Record<string, string>;
  keys: string[];
}

/** The actions that a name matches; the name may contain `*`. */
function actionsNamed(name: string): NamedAction[] {
  const [service = '', action = ''] = name.split(':');
  const known = services[service];
  if (!known) return [];
  const pattern = new RegExp(`^${action.replaceAll('*', '.*')}$`, 'i');
  return Object.entries(known.actions)
    .filter(([published]) => pattern.test(published))
    .map(([published, facts]) => ({
      name: `${service}:${published}`,
      facts,
      arns: Object.fromEntries(
        Object.keys(facts.resources).map(type => [type, known.resources[type]?.arn ?? '']),
      ),
      keys: [
        ...facts.conditionKeys,
        ...Object.keys(facts.resources).flatMap(type => known.resources[type]?.conditionKeys ?? []),
      ],
    }));
}

const reaches = ({ arns }: NamedAction, resource: string): boolean =>
  resource === '*' || Object.values(arns).some(arn => areOverlapping(arn, resource));

const isWhole = (name: string) => name.endsWith(':*');

const inWords = ({ policy }: Grant, ...rest: string[]) => [policy, ...rest].join(' | ');

test('every AWS action that a policy names exists', () => {
  const unknown = grants.flatMap(grant =>
    grant.actions
      .filter(name => !isWhole(name) && actionsNamed(name).length === 0)
      .map(name => inWords(grant, name)),
  );
  expect(unknown).toEqual([]);
});

test('every action that a policy grants can act on a resource of the same statement', () => {
  const inVain = ofPrincipals.flatMap(grant =>
    grant.actions
      .filter(name => !actionsNamed(name).some(action => grant.resources.some(one => reaches(action, one))))
      .map(name => inWords(grant, name, grant.resources.join(', '))),
  );
  expect(inVain).toEqual([]);
});

test('every resource that a policy names is of a type that an action of the same statement uses', () => {
  const idle = ofPrincipals.flatMap(grant =>
    grant.resources
      // Policies name a table together with its indexes, even for actions that use no index.
      .filter(one => !one.endsWith('/index/*'))
      .filter(one => !grant.actions.flatMap(actionsNamed).some(action => reaches(action, one)))
      .map(one => inWords(grant, one)),
  );
  expect(idle).toEqual([]);
});

test('a policy that grants an action names each type of resource that the action needs', () => {
  const missing = ofPrincipals
    .filter(({ effect }) => effect === 'Allow')
    .flatMap(grant =>
      grant.actions
        .filter(name => !name.includes('*'))
        .flatMap(name =>
          actionsNamed(name).flatMap(action =>
            Object.entries(action.facts.resources)
              .filter(([, need]) => need === 'required')
              .filter(([type]) => !isNamed(grant, name, action.arns[type] ?? ''))
              .map(([type]) => inWords(grant, name, type)),
          ),
        ),
    );
  expect(missing).toEqual([]);
});

/** Whether any statement of the policy allows the action on a resource that matches this ARN. */
const isNamed = ({ policy }: Grant, name: string, arn: string): boolean =>
  ofPrincipals.some(
    other =>
      other.policy === policy &&
      other.effect === 'Allow' &&
      other.actions.includes(name) &&
      other.resources.some(one => one === '*' || areOverlapping(arn, one)),
  );

test('every condition of a policy uses a global key or a key that an action of the same statement supports', () => {
  const unknown = grants.flatMap(grant =>
    grant.conditionKeys
      .filter(key => !isGlobal(key))
      .filter(key => {
        const known = grant.actions.flatMap(actionsNamed).flatMap(({ keys }) => keys);
        return !known.some(pattern => areOverlapping(pattern, key));
      })
      .map(key => inWords(grant, key)),
  );
  expect(unknown).toEqual([]);
});

test('these checks accept a resource for an action only if the type and the form of the resource’s ARN fit the action', () => {
  const document = services.ssm?.resources.document?.arn ?? '';
  expect(areOverlapping(document, 'arn:aws:ssm:eu-west-2:111122223333:document/lumitree')).toBe(true);
  expect(areOverlapping(document, 'arn:aws:ssm:eu-west-2:111122223333:automation-definition/x:*')).toBe(
    false,
  );
  const bucket = services.s3?.resources.bucket?.arn ?? '';
  expect(areOverlapping(bucket, 'arn:aws:s3:::pages')).toBe(true);
  expect(areOverlapping(bucket, 'arn:aws:s3:::pages/*')).toBe(false);
  expect(areOverlapping(services.s3?.resources.object?.arn ?? '', 'arn:aws:s3:::pages/*')).toBe(true);
});
