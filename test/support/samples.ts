import type { ApiOperation } from '../../shared/contract.ts';
import { type Endpoint, pathParameters } from '../../shared/core/endpoint.ts';
import { type Caller, type Reply, requestOf } from './caller.ts';
import { samplesByNoun } from './generated/samples-by-noun.ts';
import { inputSchema } from './input-schema.ts';
import type { ReferenceKind } from './reference-kind.ts';
import type { Sample } from './sample.ts';

/** Names of fields that name something: a suite that does not know what would leave them untried. */
const referenceFieldPattern = /(^id|Ids?|Slug|^cursor)$/;

/** The sample of a call. @throws Error that says what to add */
export function sampleOf({ feature, noun, name, endpoint }: ApiOperation): Sample<Endpoint> {
  const byName = samplesByNoun[noun] as Record<string, Sample<Endpoint>> | undefined;
  const sample = byName?.[name];
  const file = `test/features/${feature}/${noun}/samples.ts`;
  if (!sample) throw new Error(`the suites cannot make the call ${name}: add a sample for it to ${file}`);
  const named: Record<string, ReferenceKind | undefined> = sample.references ?? {};
  const unsaid = Object.keys(endpoint.input.shape).filter(
    field =>
      (pathParameters(endpoint.path).includes(field) || referenceFieldPattern.test(field)) && !named[field],
  );
  if (unsaid.length > 0)
    throw new Error(`say in ${file} what ${unsaid.join(' and ')} of ${name} names, under \`references\``);
  return sample;
}

/** The fields of a call that name something of somebody's, each with what it names. */
export function referencesOf(call: ApiOperation): [field: string, named: Exclude<ReferenceKind, 'public'>][] {
  const names = Object.entries(sampleOf(call).references ?? {}) as [string, ReferenceKind][];
  return names.flatMap(([field, named]) => (named === 'public' ? [] : [[field, named]]));
}

export type Input = Record<string, unknown>;

/** Fills a field in with the name of something, in a list where the call takes one. */
export function withReference(call: ApiOperation, field: string, name: unknown): Input {
  const { properties = {} } = inputSchema(call);
  const schema = properties[field];
  const isList = typeof schema === 'object' && schema.type === 'array';
  const [one] = [name].flat();
  return { [field]: isList ? [one] : one };
}

/** Makes a call with any input at all. An answer that is no JSON is read as if its text were the data of one. */
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

/** Fields of a call that take any text, as a search does. */
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
