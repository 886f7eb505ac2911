import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import type { HttpLambdaName } from '../../shared/core/endpoint.ts';

/** Where the generated table lives, from the root of the project. */
export const routeTableFile = 'functions/platform/http/routes.ts';

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

/**
 * Source of the table by which a Lambda finds the noun of a call. It is plain strings, so that a
 * Lambda starts without loading the contract.
 */
export function routeTableSource(): string {
  const entries: HttpLambdaName[] = ['account', 'api', 'pdf'];
  const tables = entries.map(entry => {
    const rows = apiOperations
      .filter(call => call.lambda === entry)
      .map(call => `    '${call.routeKey}': '${call.noun}',`)
      .sort();
    return `  ${entry}: {\n${rows.join('\n')}\n  },`;
  });
  return [
    '/** Generated from the contract by `npm run docs`: route → noun, for each Lambda that answers calls. */',
    'export const routes = {',
    ...tables,
    '} as const;',
    '',
  ].join('\n');
}
