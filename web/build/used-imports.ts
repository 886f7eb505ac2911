import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { nameOf } from './dependencies.ts';

type Context = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo' | 'parse' | 'resolve'>;
type Statement = ReturnType<Context['parse']>['body'][number];

/** A name that a statement imports or exports again from another module; `*` is the whole module. */
interface Import {
  source: string;
  name: string;
}

/** A module of the project in parts that the bundler keeps or drops on their own. */
interface Module {
  imports: Map<string, Import>;
  /** Exports by name: a name declared or imported in the module, or a name of another module. */
  exports: Map<string, string | Import>;
  /** Declarations by the name that they declare. */
  declarations: Map<string, Part>;
  /** Statements that run when the module is loaded. */
  effects: Part[];
}

interface Part {
  /** Names that the statement mentions. */
  names: Set<string>;
  code: string;
}

export interface UsedImports {
  /** The modules that the kept statements of a module import from; undefined for packages. */
  of: (id: string) => Set<string> | undefined;
  /** The kept statements of a module, without its imports; undefined for packages. */
  codeOf: (id: string) => string | undefined;
}

const isOwn = (id: string) => /\.tsx?$/.test(id) && !id.includes('/node_modules/');

/**
 * Finds what the project's modules import, without what only unused exports import. The bundler drops these
 * exports, but a module would still count as used by each page that could reach it through them.
 * @param definersOf finds the modules of a package that define an exported name
 */
export async function usedImports(
  context: Context,
  definersOf: (name: string, id: string) => Promise<string[]>,
): Promise<UsedImports> {
  const modules = new Map<string, Module>();
  const imported = new Map<string, Set<string>>();
  const kept = new Map<string, Set<Part>>();
  const seen = new Set<string>();
  const waiting: [id: string, name: string][] = [];

  function use(id: string, name: string): void {
    const key = `${id} ${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    waiting.push([id, name]);
  }

  function moduleOf(id: string): Module {
    const known = modules.get(id) ?? readModule(context, id);
    modules.set(id, known);
    return known;
  }

  async function resolved(source: string, importer: string): Promise<string> {
    if (/^\..*\.tsx?$/.test(source)) return join(dirname(importer), source);
    return (await context.resolve(source, importer))?.id ?? '';
  }

  /** The module that defines an imported name, passing by modules that do nothing but export it again. */
  async function definer({ source, name }: Import, importer: string): Promise<string> {
    const target = await resolved(source, importer);
    const { exports, effects } = isOwn(target) ? moduleOf(target) : { exports: undefined, effects: [] };
    const again = exports?.get(name);
    return again && typeof again !== 'string' && effects.length === 0 ? definer(again, target) : target;
  }

  async function follow(id: string, wanted: Import): Promise<void> {
    const { name } = wanted;
    const target = await definer(wanted, id);
    if (isOwn(target)) use(target, name);
    const isNamed = !isOwn(target) && name !== '*' && name !== '';
    for (const found of isNamed ? await definersOf(name, target) : [target]) imported.get(id)?.add(found);
  }

  async function keep(id: string, part: Part): Promise<void> {
    const parts = kept.get(id) ?? new Set();
    kept.set(id, parts);
    if (parts.has(part)) return;
    parts.add(part);
    for (const name of part.names) await keepName(id, name);
  }

  async function keepName(id: string, name: string): Promise<void> {
    const { imports, declarations } = moduleOf(id);
    const declared = declarations.get(name);
    const other = imports.get(name);
    if (declared) await keep(id, declared);
    else if (other) await follow(id, other);
  }

  for (const id of context.getModuleIds()) {
    if (isOwn(id) && isOpenedWhole(context.getModuleInfo(id))) use(id, '*');
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [id, wanted] = next;
    if (!imported.has(id)) imported.set(id, new Set());
    const { exports, effects } = moduleOf(id);
    for (const effect of effects) await keep(id, effect);
    for (const [name, local] of exports) {
      if (wanted !== '*' && wanted !== name) continue;
      if (typeof local === 'string') await keepName(id, local);
      else await follow(id, local);
    }
  }
  return {
    of: id => imported.get(id),
    codeOf: id =>
      imported.has(id) ? [...(kept.get(id) ?? [])].map(({ code }) => code).join('\n') : undefined,
  };
}

/** Whether a module is an entry, loaded later by `import()`, or imported by a page's HTML. */
function isOpenedWhole(info: ReturnType<Context['getModuleInfo']>): boolean {
  if (!info) return false;
  return info.isEntry || info.dynamicImporters.length > 0 || info.importers.some(other => !isOwn(other));
}

function readModule(context: Context, id: string): Module {
  const code = context.getModuleInfo(id)?.code ?? '';
  const module: Module = { imports: new Map(), exports: new Map(), declarations: new Map(), effects: [] };
  for (const statement of context.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }).body)
    addStatement(module, statement, code.slice(statement.start, statement.end), id.includes('/shared/'));
  return module;
}

/** @param isPure whether calls outside of functions have no effects */
function addStatement(module: Module, statement: Statement, code: string, isPure: boolean): void {
  const { imports, exports, effects } = module;
  const part = { names: namesIn(statement), code };
  switch (statement.type) {
    case 'ImportDeclaration': {
      if (statement.importKind === 'type') return;
      const source = statement.source.value;
      for (const specifier of statement.specifiers) {
        const isNamed = specifier.type === 'ImportSpecifier';
        if (isNamed && specifier.importKind === 'type') continue;
        const name = isNamed ? nameOf(specifier.imported) : '*';
        imports.set(specifier.local.name, { source, name });
      }
      if (statement.specifiers.length > 0) return;
      imports.set(source, { source, name: '' });
      effects.push({ names: new Set([source]), code: '' });
      return;
    }
    case 'ExportNamedDeclaration': {
      for (const { exported, local } of statement.specifiers)
        exports.set(
          nameOf(exported),
          statement.source ? { source: statement.source.value, name: nameOf(local) } : nameOf(local),
        );
      if (!statement.declaration) return;
      for (const name of declare(module, statement.declaration, part, isPure)) exports.set(name, name);
      return;
    }
    case 'ExportAllDeclaration':
      exports.set(`* from ${statement.source.value}`, { source: statement.source.value, name: '*' });
      return;
    case 'ExportDefaultDeclaration':
      module.declarations.set('default', part);
      exports.set('default', 'default');
      return;
    default:
      declare(module, statement, part, isPure);
  }
}

/** Adds a declaration, or a statement with effects. @returns the declared names */
function declare(module: Module, statement: object, part: Part, isPure: boolean): string[] {
  const { type, id, declarations } = statement as {
    type: string;
    id?: { name: string } | null;
    declarations?: { id: object; init: object | null }[];
  };
  if (/^TS/.test(type)) return [];
  const names = declarations ? declarations.flatMap(one => [...namesIn(one.id)]) : id ? [id.name] : [];
  for (const name of names) module.declarations.set(name, part);
  const hasEffect = declarations ? !isPure && declarations.some(({ init }) => callsAtOnce(init)) : !id;
  if (hasEffect) module.effects.push(part);
  return names;
}

/** Whether an expression calls something that is not marked as pure, outside of functions. */
export function callsAtOnce(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some(callsAtOnce);
  const { type } = node as { type?: string };
  if (type === 'CallExpression' || type === 'NewExpression') return true;
  if (type === 'FunctionExpression' || type === 'ArrowFunctionExpression') return false;
  return Object.values(node).some(callsAtOnce);
}

/** TypeScript's expressions around a value; other nodes of TypeScript hold only types. */
const aroundValue = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
];

/** The names that code mentions, without those of types. */
export function namesIn(node: unknown, names = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return names;
  if (Array.isArray(node)) {
    for (const one of node) namesIn(one, names);
    return names;
  }
  const {
    type = '',
    name,
    computed,
    expression,
  } = node as Record<'name' | 'computed' | 'expression', unknown> & {
    type?: string;
  };
  if (type.startsWith('TS')) return aroundValue.includes(type) ? namesIn(expression, names) : names;
  if (typeof name === 'string' && (type === 'Identifier' || type === 'JSXIdentifier')) names.add(name);
  for (const [key, value] of Object.entries(node)) {
    const isLabel = computed === false && (key === 'property' || key === 'key');
    if (!isLabel) namesIn(value, names);
  }
  return names;
}
