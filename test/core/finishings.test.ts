import { expect, test } from 'vitest';
import { finishedMarks } from '../../functions/platform/documents/document-life.ts';
import { finishingsOf } from '../../shared/core/finishings.ts';

const [ada, mei] = ['Ada', 'Mei'].map(fullName => ({
  ...{ id: crypto.randomUUID(), fullName, qualification: null, signatureId: null },
})) as [Author, Author];
type Author = Parameters<typeof finishedMarks>[1];
const name = ({ id, fullName }: Author) => ({ id, fullName });
const [first, second, third] = ['2026-03-01', '2026-04-01', '2026-05-01'].map(
  day => `${day}T00:00:00.000Z`,
) as [string, string, string];

test('if an old document has no list of the times when it was finished, the list is made from its dates of finishing and amending', () => {
  const earlier = { version: 4, finishedAt: first, finishedBy: ada, amendedAt: second, savedBy: mei };
  const known = [
    { at: first, by: name(ada) },
    { at: second, by: name(mei) },
  ];
  expect(finishingsOf(earlier)).toEqual(known);
  expect(finishedMarks(earlier, mei, Date.parse(third))).toMatchObject({
    status: 'amended',
    finishings: [...known, { at: third, by: name(mei) }],
  });
});

test('the list of the times a document was finished keeps the first time and the latest 49', () => {
  const at = (minute: number) => new Date(Date.parse(first) + minute * 60_000).toISOString();
  let document = { version: 1, ...finishedMarks({ version: 1, finishedAt: null }, ada, Date.parse(first)) };
  for (let minute = 1; minute < 80; minute += 1)
    document = {
      ...document,
      ...finishedMarks({ ...document, finishedAt: first }, mei, Date.parse(at(minute))),
    };
  expect(document.finishings).toHaveLength(50);
  expect(document.finishings.slice(0, 2).map(one => one.at)).toEqual([first, at(31)]);
  expect(document.finishings.at(-1)?.at).toBe(at(79));
});

test('the list of the times at which a record was finished is empty for a draft', () => {
  expect(finishingsOf({ finishedAt: null, finishedBy: null, amendedAt: null, savedBy: ada })).toEqual([]);
});
