import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../lib/restore/canonical-json.ts';
import { fromExportLine, itemOf, toExportLine } from '../../lib/restore/export-lines.ts';
import { replayEvents } from '../../lib/restore/replay-events.ts';

const item = {
  pk: 'C#here#C#1',
  sk: 'CASE',
  name: '陈小明 "quoted"\n',
  bytes: new Uint8Array([0, 255, 128]),
  B: 'a text that is called as bytes are',
  nested: { list: [1, null, true, { B: 'AA==' }], B: 'AA==' },
};

test('an item restored from its line in an export is unchanged, including binary values and text', () => {
  const line = toExportLine(marshall(item));
  expect(line).not.toContain('\n');
  expect(canonicalJson(itemOf(line))).toBe(canonicalJson(item));
  expect(toExportLine(fromExportLine(line))).toBe(line);
  expect(JSON.parse(line).Item).toMatchObject({ pk: { S: 'C#here#C#1' }, bytes: { B: 'AP+A' } });
});

test('journal entries since a given time are replayed in order, one batch at a time', () => {
  const entry = (second: number) => {
    const at = `2026-05-05T05:05:${String(second).padStart(2, '0')}.000Z`;
    return { pk: 'O#here#J#2026-05', sk: `${at}#jrn_1`, kind: 'journal', at };
  };
  const entries = Array.from({ length: 40 }, (_, index) => entry(39 - index));
  const events = replayEvents([...entries, { pk: 'O#here', sk: 'META', at: entry(39).at }], entry(10).at);
  expect(events.map(({ Records }) => Records.length)).toEqual([25, 5]);
  const handed = events.flatMap(({ Records }) => Records.map(({ dynamodb }) => dynamodb?.NewImage?.at?.S));
  expect(handed).toEqual(handed.toSorted());
  expect(handed[0]).toBe(entry(10).at);
});
