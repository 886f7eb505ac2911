import type { ApiOperation } from '../../shared/contract.ts';
import { creates, type Endpoint, pathParameters } from '../../shared/core/endpoint.ts';
import { type Caller, type Reply, requestOf } from './caller.ts';
import type { ReferenceKind } from './generated/reference-kind.ts';
import { samplesByNoun } from './generated/samples-by-noun.ts';
import { inputSchema } from './input-schema.ts';
import type { Sample } from './sample.ts';

/**
 * Matches names of fields that refer to a record. Samples must list these fields in `references`; without
 * this check, the suites would not test a field that a sample forgets.
 */
const referenceFieldPattern = /(^id|Ids?|Slug|^cursor)$/;

/** The sample (example input) of an endpoint. @throws Error that says what to add if it is missing */
export function sampleOf({ feature, noun, name, endpoint }: ApiOperation): Sample<Endpoint> {
  const byName = samplesByNoun[noun] as Record<string, Sample<Endpoint>> | undefined;
  const sample = byName?.[name];
  const file = `test/features/${feature}/${noun}/samples.ts`;
  if (!sample) throw new Error(`the suites cannot make the call ${name}: add a sample for it to ${file}`);
  if (creates(endpoint) && !sample.form)
    throw new Error(`say in ${file} how a person fills in the form for ${name}, under \`form\``);
  const named: Record<string, ReferenceKind | undefined> = sample.references ?? {};
  const unsaid = Object.keys(endpoint.input.shape).filter(
    field =>
      (pathParameters(endpoint.path).includes(field) || referenceFieldPattern.test(field)) && !named[field],
  );
  if (unsaid.length > 0)
    throw new Error(`say in ${file} what ${unsaid.join(' and ')} of ${name} names, under \`references\``);
  return sample;
}

/** The input fields of an endpoint that refer to a record with an owner, each with the kind of record. */
export function referencesOf(call: ApiOperation): [field: string, named: Exclude<ReferenceKind, 'public'>][] {
  const names = Object.entries(sampleOf(call).references ?? {}) as [string, ReferenceKind][];
  return names.flatMap(([field, named]) => (named === 'public' ? [] : [[field, named]]));
}

export type Input = Record<string, unknown>;

/** Fills a field with the id of a record, in a list if the endpoint expects a list. */
export function withReference(call: ApiOperation, field: string, name: unknown): Input {
  const { properties = {} } = inputSchema(call);
  const schema = properties[field];
  const isList = typeof schema === 'object' && schema.type === 'array';
  const [one] = [name].flat();
  return { [field]: isList ? [one] : one };
}

/**
 * Sends a request with any input to an endpoint. The text of a response that is not JSON is treated as its
 * data.
 */
export async function sendCall(
  caller: Caller,
  { endpoint }: ApiOperation,
  input: Input,
  headers = {},
): Promise<Reply> {
  const { path, body } = requestOf(endpoint, input);
  const reply = await caller.send(endpoint.method, path, { body, headers });
  return endpoint.media && reply.status === 200 ? { ...reply, body: { data: reply.text } } : reply;
}

/** Input fields of an endpoint that accept any text, such as a search. */
export function freeTextFields(call: ApiOperation): string[] {
  const { references = {}, fixedFields = [] } = sampleOf(call);
  const { properties = {} } = inputSchema(call);
  return Object.entries(properties)
    .filter(
      ([, field]) => typeof field === 'object' && field.type === 'string' && !field.enum && !field.pattern,
    )
    .map(([field]) => field)
    .filter(field => !(field in references) && !(fixedFields as string[]).includes(field));
}
