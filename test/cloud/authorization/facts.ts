import { readFileSync } from 'node:fs';

export interface ActionFacts {
  /** The types of resources it acts on, and whether a grant must name one of each. */
  resources: Record<string, 'required' | 'optional'>;
  conditionKeys: string[];
}

export interface ServiceFacts {
  /** For each type of resource its ARN with `${…}`, and the condition keys it brings. */
  resources: Record<string, { arn: string; conditionKeys: string[] }>;
  actions: Record<string, ActionFacts>;
}

/** What AWS publishes about the actions that our policies name. */
export interface AuthorizationFacts {
  source: string;
  readOn: string;
  services: Record<string, ServiceFacts>;
}

export const factsFile = new URL('service-authorization.json', import.meta.url);

export const readFacts = (): AuthorizationFacts => JSON.parse(readFileSync(factsFile, 'utf8'));
