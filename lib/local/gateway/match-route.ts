import type { ApiOperation } from '../../../shared/contract.ts';
import { apiOperations } from '../../../shared/contract.ts';

export interface Match {
  call: ApiOperation;
  pathParameters: Record<string, string>;
}

interface Template {
  call: ApiOperation;
  method: string;
  pattern: RegExp;
  literals: number;
}

const templates: Template[] = apiOperations
  .map(call => {
    const [method = '', path = ''] = call.routeKey.split(' ');
    const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return {
      call,
      method,
      pattern: new RegExp(`^${pattern}$`),
      literals: path.replaceAll(/\{\w+\}/g, '').length,
    };
  })
  .sort((a, b) => b.literals - a.literals);

/** Finds the route of a request; literal words win over parameters. Undefined for none or a broken escape. */
export function matchRoute(method: string, path: string): Match | undefined {
  for (const { call, method: wanted, pattern } of templates) {
    const found = wanted === method && pattern.exec(path);
    if (!found) continue;
    try {
      const entries = Object.entries(found.groups ?? {}).map(([name, value]) => [
        name,
        decodeURIComponent(value),
      ]);
      return { call, pathParameters: Object.fromEntries(entries) };
    } catch {
      return undefined;
    }
  }
  return undefined;
}
