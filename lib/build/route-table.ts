import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import type { HttpLambdaName } from '../../shared/core/endpoint.ts';

/** Where the generated table lives, from the root of the project. */
export const routeTableFile = 'functions/platform/http/routes.ts';

/** Where the calls of a noun are answered, from the root of the project. */
export function handlersFile({ feature, noun }: ApiOperation): string {
  const folder = noun.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  return `functions/features/${feature}/${folder}/handlers.ts`;
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
