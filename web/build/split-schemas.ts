import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { nameOf } from './dependencies.ts';
import { namesIn } from './used-imports.ts';

type Parse = Rolldown.PluginContext['parse'];

/** A top-level statement of a module of shared/. */
interface Part {
  module: Module;
  start: number;
  end: number;
  declared: string[];
  mentioned: Set<string>;
  isExported: boolean;
}

interface Module {
  id: string;
  code: string;
  imports: Map<string, { source: string; name: string }>;
  parts: Part[];
  byName: Map<string, Part>;
}

const shared = /\/shared\/.*\.ts$/;
const partName = /\.(plain|schemas)\.ts$/;
/**
 * Calls stay whole, because they lose their schemas (see `unused-schemas.ts`); so do the rules of passwords,
 * because without zod they would be put into the sign-in page's file.
 */
const isSplit = (id: string) => shared.test(id) && !/\/(endpoints|password)\.ts$/.test(id);

/**
 * Splits modules of shared/ in two: `x.plain.ts` with what works without zod, and `x.schemas.ts` with schemas
 * and what uses them. A bundler never splits a module, so a page that needs only a limit or a rule that stands
 * beside a schema would load that schema and zod. This is possible because these modules have no effects.
 */
export function splitSchemas(): Plugin {
  const modules = new Map<string, Module>();
  const known = new Map<Part, boolean>();

  function moduleAt(id: string, parse: Parse): Module {
    const module = modules.get(id) ?? readModule(id, parse);
    modules.set(id, module);
    return module;
  }

  /** Whether a statement, or anything that it uses, needs zod. */
  function needsZod(part: Part, parse: Parse): boolean {
    const seen = new Set([part]);
    for (const { module, mentioned } of seen) {
      for (const name of mentioned) {
        const imported = module.imports.get(name);
        if (imported?.source === 'zod') return true;
        const target = imported && join(dirname(module.id), imported.source);
        const used = imported
          ? target && isSplit(target) && moduleAt(target, parse).byName.get(imported.name)
          : module.byName.get(name);
        if (!used || known.get(used) === false) continue;
        if (known.get(used)) return true;
        seen.add(used);
      }
    }
    return false;
  }

  function isSchema(part: Part, parse: Parse): boolean {
    const found = known.get(part) ?? needsZod(part, parse);
    known.set(part, found);
    return found;
  }

  return {
    name: 'split-schemas',
    apply: 'build',
    resolveId: {
      filter: { id: partName },
      handler: (source, importer) => (importer ? join(dirname(importer), source) : null),
    },
    load: {
      filter: { id: shared },
      handler(id) {
        const path = id.replace(partName, '.ts');
        if (!isSplit(path)) return null;
        const { code, parts } = moduleAt(path, this.parse);
        const schemas = parts.filter(part => isSchema(part, this.parse));
        const plain = parts.filter(part => !schemas.includes(part));
        if (schemas.length === 0 || plain.length === 0) return null;
        const own = basename(path, '.ts');
        const needed = plain.filter(({ declared }) =>
          declared.some(name => schemas.some(({ mentioned }) => mentioned.has(name))),
        );
        switch (partName.exec(id)?.[1]) {
          case 'plain':
            return `${without(code, schemas)}\nexport { ${namesOf(needed.filter(it => !it.isExported))} };`;
          case 'schemas':
            return needed.length === 0
              ? without(code, plain)
              : `${without(code, plain)}\nimport { ${namesOf(needed)} } from './${own}.plain.ts';`;
          default:
            return [
              `export { ${exportsOf(plain)} } from './${own}.plain.ts';`,
              `export { ${exportsOf(schemas)} } from './${own}.schemas.ts';`,
            ].join('\n');
        }
      },
    },
  };
}

const namesOf = (parts: readonly Part[]): string[] => parts.flatMap(({ declared }) => declared);
const exportsOf = (parts: readonly Part[]) => namesOf(parts.filter(({ isExported }) => isExported));

/** A module's code with spaces in the place of some statements, so that lines stay where they are. */
const without = (code: string, parts: readonly Part[]): string =>
  parts.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end),
    code,
  );

function readModule(id: string, parse: Parse): Module {
  const code = readFileSync(id, 'utf8');
  const module: Module = { id, code, imports: new Map(), parts: [], byName: new Map() };
  for (const statement of parse(code, { lang: 'ts' }).body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*';
        module.imports.set(specifier.local.name, { source: statement.source.value, name });
      }
      continue;
    }
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (!declaration || /^TS/.test(declaration.type)) continue;
    const declared =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.flatMap(({ id }) => [...namesIn(id)])
        : 'id' in declaration && declaration.id
          ? [nameOf(declaration.id as { type: string; name: string })]
          : [];
    const { start, end } = statement;
    const part = { module, start, end, declared, mentioned: namesIn(declaration), isExported };
    module.parts.push(part);
    for (const name of declared) module.byName.set(name, part);
  }
  return module;
}
