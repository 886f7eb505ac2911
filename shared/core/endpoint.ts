import type * as z from 'zod';
import type { Module, Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The Lambdas that answer HTTP calls. They differ in what they may touch, not in subject. */
export type HttpLambdaName = 'api' | 'account' | 'pdf';

/**
 * Records that a call can be about, by the names under which `records` asks for them. Each feature adds its
 * own beside its calls; its `feature.ts` in functions/ says how they are found and who sees them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge into it
export interface LoadedRecords {}
export type RecordType = keyof LoadedRecords;

/** Records that belong to another, with its type: that one is loaded with them, and has to be visible. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge into it
export interface ParentRecords {}

/**
 * Who may call: `public` needs nothing, `token` a proved password but no open session,
 * anything else is a row of the permission table.
 */
export type Needs = 'public' | 'token' | Permission;

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

type Field<Input extends z.ZodObject> = Extract<keyof z.output<Input>, string>;

/** One call of the API as data: client, handler, route, documentation and tests are made from it. */
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
  /** The Lambda that answers; `api` when left out. */
  lambda?: HttpLambdaName;
  /** The module whose access the call needs beside its permission. */
  module?: Module;
  /** What the call is about, each with the field that carries its id. */
  records?: Records;
  /** A call that changes nothing although its method is not GET. */
  effect?: 'read';
  /** The act under which reading is recorded, with who read what: for calls that show what is clinical. */
  readEvent?: string;
  /** A call that changes something and yet stays open when the licence has ended. */
  allowedAfterLicenceEnds?: true;
  /** Status of a success; 200 when left out. */
  status?: 200 | 201;
  input: Input;
  output: Output;
}

/** Declares a call. Path names and those of `records` must be fields of `input`, or it does not compile. */
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

/** What a caller sends, before defaults are filled in. */
export type RequestOf<E extends Endpoint> = z.input<E['input']>;
/** What a handler is given. */
export type InputOf<E extends Endpoint> = z.output<E['input']>;
/** What a handler answers. */
export type ResponseOf<E extends Endpoint> = z.output<E['output']>;

/** Names between braces in a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** Whether the call may change something that is stored. */
export function isMutation(endpoint: Pick<Endpoint, 'method' | 'effect'>): boolean {
  return endpoint.method !== 'GET' && endpoint.effect !== 'read';
}

/** The HTTP API's name of the route, as its events carry it in `routeKey`. */
export function routeKey(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method} /api/${endpoint.path}`;
}
