import type { Endpoint, HttpLambdaName } from './core/endpoint.ts';
import { routeKey } from './core/endpoint.ts';
import { features } from './features.ts';

type Features = typeof features;
export type FeatureName = keyof Features;

/** Name of a noun (kind of record): its folder's name, in camel case. */
export type Noun = { [Feature in FeatureName]: keyof Features[Feature]['nouns'] }[FeatureName];

type CallsOf<Name extends Noun> = {
  [Feature in FeatureName]: Name extends keyof Features[Feature]['nouns']
    ? Features[Feature]['nouns'][Name]
    : never;
}[FeatureName];

/** Every API operation, grouped by noun (kind of record). */
export type Contract = { [Name in Noun]: CallsOf<Name> };

export interface ApiOperation {
  feature: FeatureName;
  noun: Noun;
  name: string;
  routeKey: string;
  lambda: HttpLambdaName;
  endpoint: Endpoint;
}

/** All operations as a list, feature by feature. */
export const apiOperations: ApiOperation[] = (
  Object.entries(features) as [FeatureName, { nouns: Record<string, Record<string, Endpoint>> }][]
).flatMap(([feature, { nouns }]) =>
  Object.entries(nouns).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      feature,
      noun: noun as Noun,
      name,
      routeKey: routeKey(endpoint),
      lambda: endpoint.lambda ?? 'api',
      endpoint,
    })),
  ),
);
