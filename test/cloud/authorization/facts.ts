import { readFileSync } from 'node:fs';

export interface ActionFacts {
  /** The types of resources that the action uses, and whether a policy must name a resource of that type. */
  resources: Record<string, 'required' | 'optional'>;
  conditionKeys: string[];
}

export interface ServiceFacts {
  /** The ARN of each type of resource, with `${…}` for names, and the condition keys of the type. */
  resources: Record<string, { arn: string; conditionKeys: string[] }>;
  actions: Record<string, ActionFacts>;
}

/** The data that AWS publishes about the actions in our policies. */
export interface AuthorizationFacts {
  source: string;
  readOn: string;
  services: Record<string, ServiceFacts>;
}

export const factsFile = new URL('service-authorization.json', import.meta.url);

export const readFacts = (): AuthorizationFacts => JSON.parse(readFileSync(factsFile, 'utf8'));
