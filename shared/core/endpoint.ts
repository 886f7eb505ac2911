import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Module, Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The Lambdas that answer HTTP requests. They differ in IAM permissions, not in topic. */
export type HttpLambdaName = 'api' | 'account' | 'pdf' | 'public';

/**
 * Record types that the server can load for an endpoint before the handler runs. Each feature adds its record
 * types next to its endpoints; the `feature.ts` of the feature in functions/ defines how the records are
 * found and who sees them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge into it
export interface LoadedRecords {}
export type RecordType = keyof LoadedRecords;

/**
 * Types of records that belong to a parent record, with the parent's type. The server also loads the parent.
 * Access to the parent decides about access to the record.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge into it
export interface ParentRecords {}

/**
 * Who may use an endpoint: `public` is anyone, `token` is a verified access token without an open session,
 * anything else is a permission from the permission table.
 */
export type Needs = 'public' | 'token' | Permission;

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

type Field<Input extends z.ZodObject> = Extract<keyof z.output<Input>, string>;

/**
 * One API endpoint, declared as data. Client, handler, route, documentation and tests are derived from it.
 */
export interface Endpoint<
  Path extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Records extends Partial<Record<RecordType, string>> = Partial<Record<RecordType, string>>,
> {
  method: Method;
  path: Path;
  summary: string;
  needs: Needs;
  /** Defaults to `api`. */
  lambda?: HttpLambdaName;
  /** Module to which the caller needs access, in addition to the permission. */
  module?: Module;
  /**
   * The types of records that the endpoint works on, each with the input field that holds the record's id.
   */
  records?: Records;
  /** Marks an endpoint that changes nothing although its method is not GET. */
  effect?: 'read';
  /** The audit event written for each read. Set on endpoints that return clinical data. */
  readEvent?: string;
  /** Marks an endpoint that deletes its record although its method is not DELETE. */
  removesRecord?: true;
  allowedAfterLicenceEnds?: true;
  /** Marks an endpoint that needs a recent sign-in, including the second factor if the person has one. */
  needsRecentSignIn?: true;
  allowedWhileRestricted?: true;
  /**
   * Marks an endpoint that API keys may not use: it returns more than its permission covers, or links that
   * can write.
   */
  notForKeys?: true;
  /**
   * Marks a read that may be part of a joint request (endpoint `reads`). Such a read changes nothing; it does
   * not even create a sign-in or count an attempt.
   */
  joint?: true;
  /**
   * Whether a response only says that nothing can be done yet. Such a response is not stored, so that a retry
   * with the same idempotency key tries again.
   */
  isProvisional?(answer: z.output<Output>): boolean;
  /** Further error codes that the endpoint may return, in addition to those derived from its declaration. */
  errors?: readonly ErrorCode[];
  /**
   * The media type of a non-JSON response for other programs; `output` is the response text. The server sends
   * 304 if the client already has the current response.
   */
  media?: 'text/calendar' | 'application/fhir+json';
  /** Defaults to 200. */
  status?: 200 | 201;
  input: Input;
  output: Output;
}

/** The endpoint fields that the web app needs; the web build removes all others. */
export const readByPages = ['method', 'path', 'needs', 'lambda', 'effect', 'joint', 'status'] as const;

export type CalledEndpoint = Pick<Endpoint, (typeof readByPages)[number]>;

/**
 * Declares an endpoint. The declaration compiles only if path parameters and ids of loaded records are fields
 * of `input`.
 */
export function endpoint<
  const Path extends string,
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Records extends Partial<Record<RecordType, Field<Input>>> = Record<never, never>,
>(
  declaration: Endpoint<Path, Input, Output, Records> &
    (PathParameter<Path> extends Field<Input> ? unknown : never) &
    (keyof Records extends RecordType ? unknown : never),
): Endpoint<Path, Input, Output, Records> {
  return declaration;
}

/** The input as sent, before defaults are applied. */
export type RequestOf<E extends Endpoint> = z.input<E['input']>;
/** The parsed input that a handler receives. */
export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type ResponseOf<E extends Endpoint> = z.output<E['output']>;

export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

export function isMutation(endpoint: Pick<Endpoint, 'method' | 'effect'>): boolean {
  return endpoint.method !== 'GET' && endpoint.effect !== 'read';
}

export function creates(endpoint: Pick<Endpoint, 'status'>): boolean {
  return endpoint.status === 201;
}

/** The route key that API Gateway puts into its events. */
export function routeKey(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method} /api/${endpoint.path}`;
}
