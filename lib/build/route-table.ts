import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import type { HttpLambdaName } from '../../shared/core/endpoint.ts';
import { projectFolder } from './paths.ts';

const contexts: Record<HttpLambdaName, { file: string; types: string[] }> = {
  account: { file: 'context', types: ['AccountContext'] },
  api: { file: 'context', types: ['OrganizationContext'] },
  pdf: { file: 'pdf-context', types: ['AnonymousContext', 'PdfContext'] },
  public: { file: 'public-context', types: ['PublicContext'] },
};

/**
 * Path of an endpoint's handler, from the project root: the only file of the feature that exports the
 * endpoint's name. @throws Error if no file or several files export it
 */
export function handlerFile({ feature, name, routeKey }: ApiOperation): string {
  const files = filesByExport().get(`${feature} ${name}`) ?? [];
  const [file] = files;
  if (file !== undefined && files.length === 1) return file;
  throw new Error(
    `${routeKey}: one file of functions/features/${feature} must export its handler as ${name}, not ${files.length}: ${files.join(', ')}`,
  );
}

/**
 * Generates the route tables, by which each Lambda finds the handlers of its endpoints: source text by file.
 */
export function routeTables(): Record<string, () => Promise<string>> {
  const lambdas = Object.keys(contexts) as HttpLambdaName[];
  return Object.fromEntries(
    lambdas.map(lambda => [`functions/lambdas/routes/${lambda}.ts`, () => routeTableSource(lambda)]),
  );
}

/** Handlers are imported on first use, so a Lambda starts without them. */
async function routeTableSource(lambda: HttpLambdaName): Promise<string> {
  const calls = apiOperations.filter(call => call.lambda === lambda);
  const byNoun = Object.entries(Object.groupBy(calls, ({ noun }) => noun)).sort();
  const endpoints = await Promise.all(byNoun.map(([noun, [call]]) => call && endpointsRow(noun, call)));
  const handlers = byNoun.map(
    ([noun, ofNoun]) => `    ${noun}: {\n${sorted(ofNoun.map(handlerRow))}\n    },`,
  );
  const { file, types } = contexts[lambda];
  return `${importTypes(types, file)}${importTypes(['RouteTable'], 'route-table')}
/** Generated from the contract by \`npm run docs\`: the calls that the Lambda \`${lambda}\` answers. */
export const routeTable: RouteTable<${types.join(' & ')}> = {
  endpoints: {
${endpoints.join('\n')}
  },
  handlers: {
${handlers.join('\n')}
  },
};
`;
}

const importTypes = (types: string[], file: string) =>
  `import type { ${types.join(', ')} } from '../../composition/${file}.ts';\n`;

const handlerRow = (call: ApiOperation) =>
  `      ${call.name}: ['${call.routeKey}', () => import('${handlerFile(call).replace(/^functions/, '../..')}')],`;

async function endpointsRow(noun: string, { feature, name, endpoint }: ApiOperation): Promise<string> {
  const file = `shared/features/${feature}/${kebabCase(noun)}/endpoints.ts`;
  const exported: Record<string, Record<string, unknown>> = await import(
    /* @vite-ignore */ pathToFileURL(join(projectFolder, file)).href
  );
  const [group] = Object.entries(exported).find(([, calls]) => calls[name] === endpoint) ?? [];
  if (group === undefined) throw new Error(`${file} does not export the call ${name}`);
  const path = `../../../${file}`;
  return `    ${noun}: async () => (await import('${path}')).${group},`;
}

let found: Map<string, string[]> | undefined;

function filesByExport(): Map<string, string[]> {
  if (found) return found;
  found = new Map();
  for (const file of globSync('functions/features/**/*.ts', { cwd: projectFolder })) {
    const source = readFileSync(join(projectFolder, file), 'utf8');
    for (const [, name] of source.matchAll(/^export const (\w+)/gm)) {
      const key = `${file.split('/')[2]} ${name}`;
      found.set(key, [...(found.get(key) ?? []), file]);
    }
  }
  return found;
}

const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
const sorted = (lines: string[]) => lines.sort().join('\n');
