import { globSync } from 'node:fs';
import { projectFolder } from '../../lib/build/paths.ts';
import { keyRows } from '../../lib/restore/key-rows.ts';
import { auditEventTypes } from '../../shared/audit-events.ts';
import { apiOperations } from '../../shared/contract.ts';
import { idPrefixes } from '../../shared/core/ids.ts';
import { permissions } from '../../shared/core/permissions.ts';
import { type Route, routes } from '../../shared/core/routes.ts';
import { isDeclaredId, isDeclaredRoute } from './declared.ts';
import { findIdentifierClash } from './find-identifier-clash.ts';
import { findNameProblem } from './find-name-problem.ts';
import { insertionsFor } from './insertions.ts';
import { joined, type NounNames, typeOf, variableOf } from './names.ts';
import { exists, missingFeatureFiles, read, templateFiles, templatesOf } from './plan.ts';

/** Says why `npm run new` cannot create this kind of record; undefined if it can. Writes no file. */
export function findProblem(names: NounNames): string | undefined {
  return (
    findNameProblem(names) ??
    findTakenPlural(names) ??
    findTakenName(names) ??
    findTakenRoute(names) ??
    findClash(names) ??
    findMissingPlace(names)
  );
}

function findTakenPlural({ singular, plural }: NounNames): string | undefined {
  const advice = `Give another plural, for example --plural ${singular}records.`;
  const [folder] = globSync(`shared/features/*/${plural}`, { cwd: projectFolder });
  if (folder) return `There are ${plural} already, in ${folder}. ${advice}`;
  const call = apiOperations.find(({ endpoint }) => endpoint.path.split('/').includes(plural));
  if (call) return `Calls already have "${plural}" in their path, as ${call.routeKey}. ${advice}`;
  const key = keyRows.find(({ pk, sk }) => `${pk}#${sk}#`.split('#').includes(joined(plural).toUpperCase()));
  if (key)
    return `The table has a key with ${joined(plural).toUpperCase()} already: ${key.record}. ${advice}`;
  const catalogue = `${variableOf(plural)}.json`;
  if (exists(`web/platform/i18n/en/${catalogue}`))
    return `There is a catalogue ${catalogue} already. ${advice}`;
  return undefined;
}

function findTakenName({ singular, plural, isCaseChild }: NounNames): string | undefined {
  const advice = 'Choose another noun.';
  const verbs = ['read', 'create', 'change', 'remove'];
  const permission = verbs.map(verb => `${singular}:${verb}`).find(one => one in permissions);
  if (permission)
    return `There is a permission ${permission} already, in shared/core/permissions.ts. ${advice}`;
  const kind = variableOf(singular);
  if (kind in idPrefixes && !isDeclaredId(kind))
    return `${typeOf(singular)} ids are used by another noun already. ${advice}`;
  const sortKey = `${joined(singular).toUpperCase()}#`;
  const row = keyRows.find(({ sk }) => isCaseChild && sk.startsWith(sortKey));
  if (row) return `The table has a key that starts with ${sortKey} already: ${row.record}. ${advice}`;
  const names = [
    `search${typeOf(plural)}`,
    ...['get', 'create', 'change', 'remove'].map(verb => verb + typeOf(singular)),
  ];
  const call = apiOperations.find(({ name }) => names.includes(name));
  if (call) return `There is a call ${call.name} already. ${advice}`;
  const events = ['changed', 'created', 'read', 'removed'].map(what => `${singular}.${what}`);
  const event = auditEventTypes.find(type => [...events, `${plural}.listed`].includes(type));
  if (event) return `There is an audit event ${event} already. ${advice}`;
  const patterns: [glob: string, pattern: RegExp][] = [
    ['shared/**/*.ts', new RegExp(String.raw`interface LoadedRecords \{[^}]*\b${kind}: `)],
    ['shared/**/*.ts', new RegExp(String.raw`\.meta\(\{ id: '${typeOf(singular)}' \}\)`)],
    ['test/support/reference-samples.ts', new RegExp(`^  ${kind}: undefined`, 'm')],
  ];
  for (const [glob, pattern] of patterns) {
    const file = globSync(glob, { cwd: projectFolder }).find(one => pattern.test(read(one)));
    if (file) return `${file} has a ${singular} already. ${advice}`;
  }
  return undefined;
}

function findTakenRoute({ singular, plural, isCaseChild }: NounNames): string | undefined {
  if (isCaseChild) return undefined;
  const advice = `Give another plural, for example --plural ${singular}records, or make it a --child-of-case.`;
  const ofPlural = Object.entries<Route>(routes).find(([name]) => name === variableOf(plural))?.[1];
  if (ofPlural && (!isDeclaredRoute(variableOf(plural)) || ofPlural.path.includes('{')))
    return `The route ${plural} is not the page of a list. ${advice}`;
  const page = new RegExp(String.raw`^    ${variableOf(plural)}: \{`, 'm');
  const manifest = globSync('web/features/*/feature.tsx', { cwd: projectFolder }).find(file =>
    page.test(read(file)),
  );
  if (manifest) return `The route ${plural} has a page already, in ${manifest}. ${advice}`;
  const sameAddress = Object.entries<Route>(routes).find(
    ([name, { path }]) => path === `/${plural}` && name !== variableOf(plural),
  );
  return sameAddress && `/${plural} is the address of the page ${sameAddress[0]}. ${advice}`;
}

function findClash(names: NounNames): string | undefined {
  const file = templateFiles(names).find(template => exists(template.file))?.file;
  if (file) return `${file} is there already.`;
  for (const { file, text } of templatesOf(names)) {
    const name = /\.tsx?$/.test(file) ? findIdentifierClash(text, names) : undefined;
    if (name) return `${name} would stand for two things in ${file}: choose another noun.`;
  }
  return undefined;
}

function findMissingPlace(names: NounNames): string | undefined {
  const missing = missingFeatureFiles(names);
  const newFiles = new Map(missing.map(manifest => [manifest.file, manifest.text]));
  const listed = missing.flatMap(manifest => manifest.listed);
  const homeless = [...insertionsFor(names), ...listed].find(
    ({ file, position, isOptional }) => !isOptional && !position.test(newFiles.get(file) ?? read(file)),
  );
  return homeless && `${homeless.file} has no place any more for: ${homeless.text}`;
}
