import { expect, test } from 'vitest';
import * as z from 'zod';
import { parseRecordDraft } from '../../../web/ui/form/record-draft.ts';

const body = z.object({ type: z.literal('doc') }).nullable();
const types = { isPublic: z.boolean(), ids: z.array(z.string()), body };
interface Values {
  name: string;
  isPublic: boolean;
  ids: string[];
  body: z.output<typeof body>;
}
const initial: Values = { name: 'Reading', isPublic: true, ids: ['a'], body: { type: 'doc' } };
const valuesIn = (values: object) =>
  parseRecordDraft<Values>(JSON.stringify({ recordId: null, version: 2, values }), null, initial, types)
    ?.values;

test('a saved draft of a form restores the typed values unchanged', () => {
  const values = { name: '[]', isPublic: false, ids: [], body: null };
  expect(valuesIn(values)).toEqual(values);
});

test('an old draft of a form that stores every value as text can still be read', () => {
  const texts = { name: 'yes', isPublic: 'no', ids: 'b c', body: '{"type":"doc"}' };
  expect(valuesIn(texts)).toEqual({ name: 'yes', isPublic: false, ids: ['b', 'c'], body: { type: 'doc' } });
  expect(valuesIn({ name: '', isPublic: 'yes', ids: '', body: '' })).toEqual({
    ...{ name: '', isPublic: true, ids: [], body: null },
  });
});

test('a missing or unknown value in a draft of a form is replaced by the initial value', () => {
  expect(valuesIn({})).toEqual(initial);
  expect(valuesIn({ name: 7, isPublic: null, ids: [7], body: { type: 'table' } })).toEqual(initial);
});
