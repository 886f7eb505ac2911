import type { ApiOperation } from '../../../shared/contract.ts';
import { maxBodyBytes } from '../../../shared/core/limits.ts';
import { alternatives, inputSchema, type Schema } from '../input-schema.ts';
import { type Input, referencesOf } from '../samples.ts';

/** Characters whose long repetitions are the hardest to split, convert, normalise or search. */
const signs = ['陈', 'ﷺ', 'a '];
const lengths = [5_000, 100_000];
const maxPathLength = 2_000;

/** Inputs of an endpoint with texts and lists of maximum length. */
export function* largestInputs(call: ApiOperation, good: Input): Generator<[what: string, input: Input]> {
  yield ['as people send it', good];
  const named = referencesOf(call).map(([field]) => field);
  for (const length of call.endpoint.method === 'GET'
    ? lengths.map(each => Math.min(each, maxPathLength))
    : lengths)
    for (const sign of signs) {
      const text = sign.repeat(length / sign.length);
      const filled = fill(inputSchema(call), good, text, named);
      yield [`texts of ${length} × ${JSON.stringify(sign)}`, filled as Input];
    }
}

/** The value with its free texts replaced by `text`; lists repeat their first item up to the maximum. */
function fill(schema: Schema, value: unknown, text: string, leftAlone: string[] = []): unknown {
  const kinds = alternatives(schema);
  const object = kinds.find(({ properties }) => properties);
  if (object && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value).map(([name, inner]) => {
      const own = object.properties?.[name];
      return [
        name,
        leftAlone.includes(name) || typeof own !== 'object' ? inner : fill(own as Schema, inner, text),
      ];
    });
    return Object.fromEntries(entries);
  }
  const list = kinds.find(({ type }) => type === 'array');
  if (list && Array.isArray(value)) {
    const times = Math.min(list.maxItems ?? 1_000, 1_000);
    const short = text.slice(0, Math.min(text.length, 40));
    return Array(times).fill(fill(list.items as Schema, value[0] ?? short, short));
  }
  const isFree = kinds.some(
    ({ type, enum: choices, pattern, format }) => type === 'string' && !choices && !pattern && !format,
  );
  return isFree && (typeof value === 'string' || value === null) ? text : value;
}

/** Bodies of the maximum size, in the shapes that are the hardest to parse. */
export function* largestBodies(): Generator<[what: string, body: string]> {
  const room = maxBodyBytes - 20;
  yield ['1 MB of open lists', '['.repeat(room)];
  yield ['1 MB of nested objects', `${'{"a":'.repeat(room / 6)}1${'}'.repeat(room / 6)}`];
  yield [
    '1 MB of names',
    `{${Array.from({ length: room / 12 }, (_, at) => `"n${at}":1`)
      .join(',')
      .slice(0, room - 9)}}`,
  ];
  yield ['one text of 1 MB', `{"a":"${'\\u0301'.repeat(room / 6 - 2)}"}`];
  yield ['one number of 1 MB', `{"a":${'9'.repeat(room - 8)}}`];
  yield ['1 MB of empty lists', `{"a":[${'[],'.repeat(room / 3 - 4)}[]]}`];
}
