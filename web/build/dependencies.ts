import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'parse' | 'resolve'>;
type Statement = ReturnType<Context['parse']>['body'][number];

const isReExport = (statement: Statement) =>
  statement.type === 'ImportDeclaration' ||
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && !statement.declaration);
export const nameOf = (node: { type: string; name?: string; value?: unknown }) =>
  String(node.name ?? node.value);

/** Whether the module's package declares in `package.json` that loading a module has no side effects. */
function isWithoutEffects(id: string): boolean {
  const [folder] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id) ?? [];
  if (!folder || !/\.m?js$/.test(id)) return false;
  const { sideEffects } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return sideEffects === false || Array.isArray(sideEffects);
}

/**
 * Returns a function that finds the modules that a module uses. If the module imports names from a package's
 * index, only the modules that define these names count.
 */
export function dependencies(context: Context) {
  const programs = new Map<string, Statement[]>();
  const found = new Map<string, Promise<string[]>>();

  function statementsOf(id: string): Statement[] {
    const known = programs.get(id);
    if (known) return known;
    const code = context.getModuleInfo(id)?.code ?? '';
    const { body } = context.parse(code, { lang: 'js' });
    programs.set(id, body);
    return body;
  }

  const isIndex = (id: string) => isWithoutEffects(id) && statementsOf(id).every(isReExport);

  const resolved = async (source: string, importer: string) =>
    (await context.resolve(source, importer))?.id ?? '';

  /** Finds the modules that lead from a package's index to the module that defines a name, both included. */
  async function modulesOf(name: string, id: string): Promise<string[]> {
    if (!isIndex(id)) return [id];
    for (const statement of statementsOf(id)) {
      if (statement.type === 'ExportAllDeclaration') {
        const target = await resolved(statement.source.value, id);
        if (statement.exported) {
          if (nameOf(statement.exported) === name) return [target];
        } else if (await has(name, target)) return modulesOf(name, target);
      }
      if (statement.type !== 'ExportNamedDeclaration') continue;
      const exported = statement.specifiers.find(it => nameOf(it.exported) === name);
      if (!exported) continue;
      if (statement.source)
        return modulesOf(nameOf(exported.local), await resolved(statement.source.value, id));
      return importOf(nameOf(exported.local), id);
    }
    return [];
  }

  async function importOf(local: string, id: string): Promise<string[]> {
    for (const statement of statementsOf(id)) {
      if (statement.type !== 'ImportDeclaration') continue;
      const imported = statement.specifiers.find(it => it.local.name === local);
      if (!imported) continue;
      const target = await resolved(statement.source.value, id);
      if (imported.type === 'ImportSpecifier') return modulesOf(nameOf(imported.imported), target);
      return [target];
    }
    return [];
  }

  async function has(name: string, id: string): Promise<boolean> {
    if (isIndex(id)) return (await modulesOf(name, id)).length > 0;
    return statementsOf(id).some(
      statement =>
        statement.type === 'ExportNamedDeclaration' &&
        (statement.specifiers.some(it => nameOf(it.exported) === name) ||
          (statement.declaration && JSON.stringify(statement.declaration).includes(`"name":"${name}"`))),
    );
  }

  async function find(id: string): Promise<string[]> {
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    const indexes = new Set(imported.filter(isIndex));
    const direct = imported.filter(other => !indexes.has(other));
    if (indexes.size === 0) return direct;
    const named: string[] = [];
    for (const statement of statementsOf(id)) {
      if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration') continue;
      if (!statement.source) continue;
      const target = await resolved(statement.source.value, id);
      if (!indexes.has(target)) continue;
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ImportSpecifier')
          named.push(...(await modulesOf(nameOf(specifier.imported), target)));
        else if (specifier.type === 'ExportSpecifier')
          named.push(...(await modulesOf(nameOf(specifier.local), target)));
        else named.push(target);
      }
    }
    return [...direct, ...named];
  }

  function dependenciesOf(id: string): Promise<string[]> {
    const known = found.get(id) ?? find(id);
    found.set(id, known);
    return known;
  }
  return { dependenciesOf, modulesOf };
}
