import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { readSources } from '../support/source/source-tree.ts';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Files whose purpose is their effect at import: entry files of pages, workers, and the settings of zod. */
const mayAct =
  /\/main\.tsx$|^web\/app\/preload-page\.ts$|\/(xlsx|list|device)-worker\.ts$|^web\/offline-worker\/|^web\/ui\/form\/validation-keys\.ts$/;

/** Objects that a module may create while it loads, because they are only values in memory. */
const mayCreate =
  /^(Set|Map|WeakMap|WeakSet|RegExp|Date|URL|TextEncoder|TextDecoder|QueryClient|QueryCache|MutationCache|Intl\.\w+)$/;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const runsLater = /Function|^TS(?!(As|NonNull|Satisfies))|^MethodDefinition$/;
const deviceObjects = /^(window|document|caches|indexedDB|localStorage|sessionStorage)$/;

/** Code of a file that has an effect at import: statements, requests, browser objects, workers. */
function effectsOf(path: string, source: string): string[] {
  const { body } = parseSync(path, source).program as unknown as { body: Node[] };
  const found: Node[] = [];
  const look = (node: Node): void => {
    if (runsLater.test(node.type) || (node.type === 'PropertyDefinition' && !node.static)) return;
    const object = (node.callee ?? node.object) as Node | undefined;
    const name = object ? source.slice(object.start, object.end as number) : '';
    if (
      /^(ImportExpression|AwaitExpression|AssignmentExpression|UpdateExpression)$/.test(node.type) ||
      (node.type === 'NewExpression' && !mayCreate.test(name)) ||
      (node.type === 'MemberExpression' && deviceObjects.test(name)) ||
      (node.type === 'CallExpression' &&
        /^(fetch|setTimeout|setInterval|addEventListener|matchMedia)$/.test(name))
    )
      found.push(node);
    else childrenOf(node).forEach(look);
  };
  for (const statement of body) {
    const declared = /^Export(Named|Default)/.test(statement.type)
      ? ((statement.declaration as Node | null) ?? undefined)
      : statement;
    if (!declared || /^(Import|Export)/.test(declared.type) || runsLater.test(declared.type)) continue;
    if (/^(Variable|Class)Declaration$/.test(declared.type) || statement.type === 'ExportDefaultDeclaration')
      look(declared);
    else found.push(declared);
  }
  return found.map(({ start }) => {
    const line = source.slice(0, start).split('\n').length;
    return `${path}:${line} ${source.slice(start).split('\n')[0]}`;
  });
}

test('importing a module of web/ or shared/ has no side effect', () => {
  const files = readSources().filter(({ path }) => /^(web|shared)\//.test(path) && !mayAct.test(path));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap(({ path, text }) => effectsOf(path, text))).toEqual([]);
});

test.each([
  "import('./viewer.ts').catch(() => undefined);",
  "const viewer = import('./viewer.ts');",
  'export const worker = new PDFWorker();',
  'GlobalWorkerOptions.workerSrc = address;',
  "if (typeof window !== 'undefined') watch(close);",
  "const isWide = window.matchMedia('(min-width: 40em)').matches;",
  'setInterval(look, 1_000);',
  'class Clock { static started = new Worker(address); }',
])('this check finds the side effect of an import: %s', line => {
  expect(effectsOf('web/a.ts', line)).toEqual([`web/a.ts:1 ${line.slice(line.indexOf(found(line)))}`]);
});

/** The part of an example line from its side effect to the end, as the check reports it. */
const found = (line: string): string =>
  /(import\(|new \w+|window\.match|GlobalWorker|if|setInterval).*/.exec(line)?.[0] ?? line;

test.each([
  'const later = () => fetch(address);',
  "const Page = lazy(() => import('./page.tsx'));",
  'const listeners = new Set<() => void>();',
  'export class Clock { readonly channel = new BroadcastChannel(name); }',
  "const formatter = new Intl.NumberFormat('en');",
  'export default function start() { window.open(address); }',
])('this check finds no side effect in the import of harmless code: %s', line => {
  expect(effectsOf('web/a.tsx', line)).toEqual([]);
});

test('the list of exceptions contains only files that have a side effect when they are imported', () => {
  const acting = readSources().filter(({ path }) => /^(web|shared)\//.test(path) && mayAct.test(path));
  expect(acting.filter(({ path, text }) => effectsOf(path, text).length === 0)).toEqual([]);
});
