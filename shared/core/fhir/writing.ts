import type { FhirResource } from './resource.ts';

export interface WriteAbout {
  organization: string;
}

/** Thrown for a resource that cannot be stored. The message gives developers the reason. */
export class UnwritableError extends Error {}

/** How other systems create FHIR resources of a type: each request is passed to an endpoint of our API. */
export interface FhirWriter {
  type: string;
  /** Fields of the resource that the mapping reads; others are rejected, so that nothing is lost silently. */
  fields: readonly string[];
  /** Whether creating with `If-None-Exist` is supported. */
  isConditional?: true;
  /** Whether a person must accept the record before it becomes a resource. */
  isWaiting?: true;
  /** Converts a resource to the request that stores it. @throws UnwritableError */
  callOf: (resource: FhirResource, about: WriteAbout) => { path: string; body: object };
}

/** Fields ignored in every resource, but not `implicitRules`, which may change what other fields mean. */
const commonFields = ['resourceType', 'id', 'meta', 'language', 'text'];

export const unreadFields = (resource: FhirResource, { fields }: FhirWriter): string[] =>
  Object.keys(resource).filter(name => ![...commonFields, ...fields].includes(name));

/** Checks a condition. @throws UnwritableError if it is false */
export function needs(condition: unknown, text: string): asserts condition {
  if (!condition) throw new UnwritableError(text);
}

/** Returns the objects in a list; a single object counts as a list of one. */
export const objectsIn = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is Record<string, unknown> => typeof one === 'object' && one !== null,
  );

export const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
