import { globSync } from 'node:fs';
import { projectFolder } from '../../lib/build/paths.ts';
import { keyRows } from '../../lib/restore/key-rows.ts';
import { auditEventTypes } from '../../shared/audit-events.ts';
import { apiOperations } from '../../shared/contract.ts';
import { idPrefixes } from '../../shared/core/ids.ts';
import { permissions } from '../../shared/core/permissions.ts';
import { type Route, routes } from '../../shared/core/routes.ts';
import { isDeclaredId, isDeclaredRoute } from './declared.ts';
import { insertionsFor } from './insertions.ts';
import { joined, type NounNames, renameTemplate, typeOf, variableOf } from './names.ts';
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

/**
 * Finds two identifiers of a template that get the same name when the template is filled in. For a new noun
 * "record", `RoomMenu`, which the template declares, becomes `RecordMenu`, which the template imports.
 */
function findIdentifierClash(template: string, names: NounNames): string | undefined {
  const madeFrom = new Map<string, string>();
  for (const identifier of identifiersIn(template)) {
    const renamed = renameTemplate(identifier, names);
    const other = madeFrom.get(renamed);
    if (other !== undefined && other !== identifier) return renamed;
    madeFrom.set(renamed, identifier);
  }
  return undefined;
}

function identifiersIn(source: string): Set<string> {
  const bare = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/'[^'\n]*'|`[^`]*`/g, '');
  return new Set(bare.match(/[A-Za-z_$][\w$]*/g));
}

const keywords = new Set(
  `abstract arguments async await boolean break case catch class const continue debugger declare default delete
  do else enum eval export extends false finally for from function get if implements import in infinity instanceof
  interface is keyof let module nan new null number object of package private protected public readonly require
  return set static string super switch symbol this throw true try type typeof undefined unknown using var void
  while with yield`.split(/\s+/),
);

/** Plurals that are not allowed, because generated files use these names for something else. */
const boundNames = new Set(['calls', 'endpoints', 'errors', 'nouns', 'permissions', 'records', 'samples']);

/**
 * Names of built-in types, and of types that every endpoint, handler or test uses. A new type must not have
 * one of these names.
 */
const knownTypes = new Set(
  `Array Date Error Event File Function Map Number Object Partial Pick Promise Record Request Response Set String
  Symbol Element Node Document Window Location History Image Option Text Range Selection Screen
  Cursor Handler Id Instant Line Principal Sample Version`.split(/\s+/),
);

const words = /^[a-z]+(-[a-z]+)*$/;

/** Says why a new kind of record cannot have these names; undefined if it can. */
function findNameProblem({ feature, singular, plural, chinese }: NounNames): string | undefined {
  if (!words.test(feature)) return 'A feature is named in lower-case words.';
  if (keywords.has(variableOf(feature)))
    return `${feature} is a word of the language: no feature can be called so.`;
  if (![singular, plural].every(name => words.test(name)))
    return 'A noun is lower-case words, joined by hyphens.';
  if (singular === plural) return 'Singular and plural have to differ: give the plural with --plural.';
  if (keywords.has(plural) || boundNames.has(variableOf(plural)))
    return `${plural} is a name that the code already uses: give another plural with --plural.`;
  if (knownTypes.has(typeOf(singular)))
    return `${typeOf(singular)} is a type that the code already uses: choose another noun.`;
  if (!/^[\p{Script=Han}\w]*\p{Script=Han}[\p{Script=Han}\w]*$/u.test(chinese))
    return 'Give the Chinese name with --zh, in Chinese characters.';
  return undefined;
}
