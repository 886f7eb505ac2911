import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

/** A part of a component: a component stored in one of its fields, as in `Menu.Search = MenuSearch`. */
interface Part {
  name: string;
  /** Name of the component in the field; undefined if the field has another kind of value. */
  value: string | undefined;
  from: number;
  to: number;
}

/** Matches a field that code reads, such as `Menu.Item` or `Menu.Sub.Item`, but not an assignment to it. */
const reads = /(?<![\w.])([A-Z]\w*)\.(\w+)(?:\.([A-Z]\w*))?(?!\w| = )/g;

const sources = '{app,features,gallery,ui}/**/*.{ts,tsx}';
const modulesOfPackages = '../node_modules/@mantine/*/esm/**/*.mjs';

/**
 * Removes fields of Mantine's components that no code reads, such as `Menu.Search`. Otherwise the bundler
 * keeps all fields of a used component, with their components and styles.
 */
export function unusedParts(root: string): Plugin {
  let read = new Set<string>();
  return {
    name: 'unused-parts',
    apply: 'build',
    buildStart() {
      read = fieldsReadBelow(root);
    },
    transform: {
      filter: { id: /\/node_modules\/@mantine\/\w+\/esm\/.*\.mjs$/ },
      handler(code) {
        const { body } = this.parse(code, { lang: 'js' });
        const unused = body.flatMap(partOf).filter(({ name }) => !read.has(name));
        if (unused.length === 0) return undefined;
        const left = without(unused, code);
        const alone = unused
          .flatMap(({ value }) => value ?? [])
          .filter(name => occurrences(name, left) === 1);
        return { code: alone.reduce(withoutImport, left), map: null };
      },
    },
  };
}

/** Finds the fields, such as `Menu.Item`, that pages and loaded modules of the packages read. */
function fieldsReadBelow(root: string): Set<string> {
  const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/"[^"\n]*\w \w[^"\n]*"|\/\/.*/g, '');
  const pages = globSync(sources, { cwd: root }).map(file => codeOf(`${root}/${file}`));
  const words = new Set(pages.flatMap(code => code.match(/\b[A-Z]\w*/g) ?? []));
  const modules = globSync(modulesOfPackages, { cwd: root }).map(file => resolve(root, file));
  const loaded = new Map<string, string>();
  const follow = (file: string) => {
    if (loaded.has(file)) return;
    const code = codeOf(file);
    loaded.set(file, code);
    for (const [, path = ''] of code.matchAll(/from "(\..*)"/g)) follow(resolve(dirname(file), path));
  };
  for (const file of modules) if (words.has(basename(file, '.mjs'))) follow(file);
  return new Set([...pages, ...loaded.values()].flatMap(fieldsReadIn));
}

/** For `Menu.Sub.Item`, also returns `MenuSub.Item`, because `MenuSub` is the component in `Menu.Sub`. */
const fieldsReadIn = (code: string): string[] =>
  [...code.matchAll(reads)].flatMap(([, component, field, inner]) => [
    `${component}.${field}`,
    ...(inner ? [`${component}${field}.${inner}`] : []),
  ]);

function partOf(statement: Statement): Part[] {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return [];
  const { left, right } = statement.expression;
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return [];
  if (left.property.type !== 'Identifier' || left.property.name === 'displayName') return [];
  return [
    {
      name: `${left.object.name}.${left.property.name}`,
      value: right.type === 'Identifier' ? right.name : undefined,
      from: statement.start,
      to: statement.end,
    },
  ];
}

const without = (parts: readonly Part[], code: string): string =>
  parts.toReversed().reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), code);

const occurrences = (name: string, code: string): number =>
  code.match(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g'))?.length ?? 0;

const withoutImport = (code: string, name: string): string =>
  code.replace(new RegExp(`^import \\{ ${name} \\} from .*\\n`, 'm'), '');
