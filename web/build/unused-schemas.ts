import type { Plugin, Rolldown } from 'vite';
import { readByPages } from '../../shared/core/endpoint.ts';
import { callsAtOnce } from './used-imports.ts';

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];
type Properties = Extract<Declaration['init'], { type: 'ObjectExpression' }>['properties'];

const readFields = new Set<string>(readByPages);

interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * Removes unused schemas from pages. Marks the constants in shared/ that call something as pure, so that the
 * bundler drops those that are unused; the modules there have no side effects. Endpoints keep only the fields
 * that pages read: pages validate input in forms, and show responses without validation.
 */
export function unusedSchemas(): Plugin {
  return {
    name: 'unused-schemas',
    apply: 'build',
    transform: {
      filter: { id: /\/shared\/.*\.ts$/ },
      handler(code) {
        const edits = this.parse(code, { lang: 'ts' }).body.flatMap(statement => editsOf(statement, code));
        const text = edits
          .sort((a, b) => b.from - a.from)
          .reduce((rest, { from, to, text }) => rest.slice(0, from) + text + rest.slice(to), code);
        return { code: text, map: null };
      },
    },
  };
}

function editsOf(statement: Statement, code: string): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }): Edit[] => {
    if (!init || !callsAtOnce(init)) return [];
    const { start, end } = init;
    return [
      { from: start, to: start, text: '/* @__PURE__ */ (() => (' },
      ...(init.type === 'ObjectExpression' ? unreadFieldsOfCalls(init.properties, code) : []),
      { from: end, to: end, text: '))()' },
    ];
  });
}

function unreadFieldsOfCalls(properties: Properties, code: string): Edit[] {
  const calls = properties.flatMap(property =>
    property.type === 'Property' && property.value.type === 'CallExpression' ? [property.value] : [],
  );
  return calls
    .filter(({ callee }) => callee.type === 'Identifier' && callee.name === 'endpoint')
    .flatMap(({ arguments: [declaration] }) =>
      declaration?.type === 'ObjectExpression' ? declaration.properties : [],
    )
    .filter(it => it.type === 'Property' && it.key.type === 'Identifier' && !readFields.has(it.key.name))
    .map(({ start, end }) => ({ from: start, to: end + (code[end] === ',' ? 1 : 0), text: '' }));
}
