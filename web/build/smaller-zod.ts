import { globSync, readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { without } from './cut-code.ts';

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

/** Code of zod to remove: JSON Schemas, and code that the settings in `validation-keys.ts` switch off. */
const leftOut: [code: RegExp, instead: string][] = [
  [/^ *inst\._zod\.processJSONSchema = .*;\n/gm, ''],
  [/^ *jsonSchema: \{[^}]*\},\n/m, ''],
  [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/, 'undefined'],
  [/\$ZodObjectJIT\.init/, '$ZodObject.init'],
  [/^ {4}_ensureDefaultLocale\(\);\n/m, ''],
];

const sources = ['../shared/**/*.ts', '{app,features,gallery,platform,ui}/**/*.{ts,tsx}'];

/**
 * Removes code of zod that pages never run but every bundler keeps: 22 kB of JSON Schemas and of methods
 * whose names occur in no source file, such as `jwt`.
 * @throws Error at build if the code of a new version of zod looks different
 */
export function smallerZod(root: string): Plugin {
  let named = new Set<string>();
  return {
    name: 'smaller-zod',
    apply: 'build',
    buildStart() {
      const files = globSync(sources, { cwd: root });
      named = new Set(files.flatMap(file => namesIn(readFileSync(`${root}/${file}`, 'utf8'))));
    },
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        const own = namesIn((code.match(/this\??\.\w+/g) ?? []).join());
        const kept = new Set([...named, ...own]);
        const methods = this.parse(code, { lang: 'js' }).body.flatMap(methodsOf);
        const unused = methods.filter(({ name }) => !kept.has(name));
        const rest = unused
          .sort((a, b) => b.from - a.from)
          .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), code);
        const left = without({ code: leftOut }, rest);
        if (unused.length === 0 || /processors\.\w+Processor|JSONSchemaMethod\(|JIT/.test(left))
          throw new Error('zod is written in a new way: change `smaller-zod.ts`');
        return { code: left, map: null };
      },
    },
  };
}

const namesIn = (code: string): string[] => code.match(/(?<=\.)[A-Za-z]\w*/g) ?? [];

/** Methods of a class of schemas, as in `const ZodString = core.$constructor('ZodString', make, methods)`. */
function methodsOf(statement: Statement): { name: string; from: number; to: number }[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return [];
  const { init } = statement.declaration.declarations[0] ?? {};
  const last = init?.type === 'CallExpression' ? init.arguments.at(-1) : undefined;
  const methods = last?.type === 'CallExpression' ? last.arguments.at(-1) : last;
  if (methods?.type !== 'ObjectExpression') return [];
  return methods.properties.flatMap((property, index) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const next = methods.properties[index + 1];
    return [{ name: property.key.name, from: property.start, to: next?.start ?? methods.end - 1 }];
  });
}
