import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** Texts by key, some in groups; keys of texts in groups are written with dots, as in `state.draft`. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Stands in a pattern for what the code puts in at run time: `state.*` for `state.${state}`. */
const gap = '*';

/**
 * A pattern without a namespace needs this many letters, because otherwise it would match most keys:
 * `${group}.${name}`.
 */
const leastLetters = 2;

interface Module {
  /** Modules that it imports, also those that it loads later, except for the pages and parts of manifests. */
  imports: string[];
  /** Strings and patterns in its code. */
  words: Set<string>;
}

/** A file that lists pages and parts, which load their texts themselves. */
const isManifest = (file: string) => /\/(feature|features|public-pages|main|route-objects)\.tsx?$/.test(file);

/**
 * Finds the texts that code names. Reads each module once.
 * @param modulesOfPart paths of the modules of a part of another feature, by its name
 */
export function textsNamedInCode(modulesOfPart: (name: string) => readonly string[]) {
  const modules = new Map<string, Module>();

  function moduleOf(file: string): Module {
    const known = modules.get(file) ?? readModule(file, modulesOfPart);
    modules.set(file, known);
    return known;
  }

  /** Strings in modules and in those that they import; a part that is put in at run time is `*`. */
  return function wordsIn(files: readonly string[]): Set<string> {
    const seen = new Set(files);
    const words = new Set<string>();
    for (const file of seen) {
      const { imports, words: own } = moduleOf(file);
      for (const other of imports) seen.add(other);
      for (const word of own) words.add(word);
    }
    return words;
  };
}

function readModule(file: string, modulesOfPart: (name: string) => readonly string[]): Module {
  const module: Module = { imports: [], words: new Set() };
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const add = (source: string) => {
    if (/^\..*\.tsx?$/.test(source)) module.imports.push(join(dirname(file), source));
  };
  visit(program, node => {
    const { type, importKind, exportKind, source, value, quasis, callee, arguments: args } = node as Node;
    if (importKind === 'type' || exportKind === 'type' || type.startsWith('TS'))
      return /^TS(As|Satis|NonNull)/.test(type);
    if (type === 'ImportExpression' && isManifest(file)) return false;
    if (source?.value) add(source.value);
    const [first] = args ?? [];
    if (callee?.name === 'lazyPart' && typeof first?.value === 'string')
      module.imports.push(...modulesOfPart(first.value));
    if (type === 'Literal' && typeof value === 'string') module.words.add(value);
    if (quasis) module.words.add(quasis.map(({ value: { cooked } }) => cooked).join(gap));
    return true;
  });
  return module;
}

interface Node {
  type: string;
  importKind?: string;
  exportKind?: string;
  source?: { value?: string } | null;
  value?: unknown;
  callee?: { name?: string };
  arguments?: { value?: unknown }[];
  quasis?: { value: { cooked: string } }[];
}

/** @param enter whether to visit the children of a node */
function visit(node: unknown, enter: (node: object) => boolean): void {
  if (Array.isArray(node)) for (const one of node) visit(one, enter);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && !enter(node)) return;
    for (const child of Object.values(node)) visit(child, enter);
  }
}

/** Keys of a namespace that occur among the strings of code, with or without the namespace. */
export function keysNamedBy(words: ReadonlySet<string>, namespace: string, texts: Texts): string[] {
  const patterns = [...words].flatMap(word => patternOf(word, namespace) ?? []);
  return keysOf(texts).filter(key =>
    [key, key.replace(/_[a-z]+$/, '')].some(
      name =>
        words.has(name) || words.has(`${namespace}:${name}`) || patterns.some(pattern => pattern.test(name)),
    ),
  );
}

/** Pattern for the keys of a namespace that code puts together; undefined if it can be no such key. */
function patternOf(word: string, namespace: string): RegExp | undefined {
  if (!word.includes(gap) && !word.endsWith('.')) return undefined;
  if (!/^[\w.:*-]+$/.test(word)) return undefined;
  const [, named, key = ''] = /^(?:([^:]*):)?(.*)$/.exec(word) ?? [];
  if (named !== undefined && !regexOf(named).test(namespace)) return undefined;
  const isVague = named === undefined || named === gap;
  if (isVague && key.replaceAll(/[^a-zA-Z]/g, '').length < leastLetters) return undefined;
  return regexOf(key.endsWith('.') ? key + gap : key);
}

const regexOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(gap, '[\\w.-]*')}$`);

/** All keys of a namespace. */
export const keysOf = (texts: Texts, group = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [group + key] : keysOf(text, `${group}${key}.`),
  );

/** The texts with these keys, in their groups. */
export function textsWith(keys: readonly string[], texts: Texts, group = ''): Texts {
  const kept = Object.entries(texts).flatMap(([key, text]): [string, string | Texts][] => {
    if (typeof text === 'string') return keys.includes(group + key) ? [[key, text]] : [];
    const inner = textsWith(keys, text, `${group}${key}.`);
    return Object.keys(inner).length > 0 ? [[key, inner]] : [];
  });
  return Object.fromEntries(kept);
}
