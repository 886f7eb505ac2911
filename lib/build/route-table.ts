import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import type { HttpLambdaName } from '../../shared/core/endpoint.ts';

/** Of `biome.json`, by which longer lines are broken. */
const lineWidth = 110;

/** Where the generated table of a Lambda is, from the root of the project. */
const routeTableFile = (lambda: HttpLambdaName) => `functions/lambdas/routes/${lambda}.ts`;

/**
 * Where a call is answered, from the root of the project: `handlers.ts` in the folder of its noun. Where
 * several Lambdas answer calls of one noun, each but `api` has a file of its own, as `account-handlers.ts`.
 */
export function handlersFile({ feature, noun, lambda }: ApiOperation): string {
  const folder = noun.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  const isServedElsewhere = apiOperations.some(call => call.noun === noun && call.lambda !== lambda);
  const file = isServedElsewhere && lambda !== 'api' ? `${lambda}-handlers.ts` : 'handlers.ts';
  return `functions/features/${feature}/${folder}/${file}`;
}

/** The tables by which each Lambda finds the handler of a call: source by file. */
export function routeTables(): Record<string, () => string> {
  const lambdas: HttpLambdaName[] = ['account', 'api', 'pdf', 'public'];
  const callsOf = (lambda: HttpLambdaName) => apiOperations.filter(call => call.lambda === lambda);
  return Object.fromEntries(
    lambdas.map(lambda => [routeTableFile(lambda), () => routeTableSource(lambda, callsOf(lambda))]),
  );
}

/** Routes are plain strings, and a noun is imported when it is first called: a Lambda starts without any. */
function routeTableSource(lambda: HttpLambdaName, calls: ApiOperation[]): string {
  const loads = calls.map(call => `    ${call.noun}: () => import('${importPath(call)}'),`);
  const routes = calls.map(({ routeKey, noun }) => {
    const line = `    '${routeKey}': '${noun}',`;
    return line.length <= lineWidth ? line : `    '${routeKey}':\n      '${noun}',`;
  });
  return `import type { RouteTable } from '../../platform/http/router.ts';

/** Generated from the contract by \`npm run docs\`: the calls that the Lambda \`${lambda}\` answers. */
export const ${lambda}Routes: RouteTable = {
  nouns: {
${sortedOnce(loads)}
  },
  routes: {
${sortedOnce(routes)}
  },
};
`;
}

const importPath = (call: ApiOperation) => handlersFile(call).replace(/^functions/, '../..');

const sortedOnce = (lines: string[]) => [...new Set(lines)].sort().join('\n');
