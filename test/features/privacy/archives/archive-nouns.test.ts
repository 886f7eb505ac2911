import { expect, test } from 'vitest';
import { archiveRanges } from '../../../../functions/composition/archives/archive-ranges.ts';
import {
  plannedActivityKey,
  seriesKey,
  sessionKey,
} from '../../../../functions/features/classes/session-keys.ts';
import { leftOut } from '../../../../functions/features/privacy/archives/archive-nouns.ts';
import { fileKey } from '../../../../functions/platform/files/keys.ts';
import { caseKey } from '../../../../functions/platform/storage/keys.ts';
import { formatNamed } from '../../../../functions/platform/storage/record-format.ts';
import { keyRows } from '../../../../lib/restore/key-rows.ts';
import { keyPattern } from '../../../../lib/restore/known-records.ts';

const id = `crs_${'7'.repeat(22)}`;
const item = { pk: '', sk: '2026-11', id };

/** Key prefixes of the table partitions that an archive of an organisation reads. */
const partitions = [
  ...archiveRanges('brightwater', '2026-11-28').flatMap(({ range, keys, ranges }) => [
    ...(range.index ? [] : [range.pk]),
    ...(keys?.(item) ?? []).map(({ pk }) => pk),
    ...(ranges?.(item) ?? []).flatMap(({ index, pk }) => (index ? [] : [pk])),
  ]),
  ...[
    caseKey('brightwater', `case_${'7'.repeat(22)}`),
    fileKey('brightwater', `file_${'7'.repeat(22)}`),
    sessionKey('brightwater', id),
    seriesKey('brightwater', id),
    plannedActivityKey('brightwater', 'x'.repeat(43)),
  ].map(({ pk }) => pk),
];

test('an organisation’s archive contains every kind of document, or its manifest says why a kind of document is missing', () => {
  const documents = keyRows.flatMap(row =>
    'format' in row ? [{ kind: formatNamed(row.format).kind, pk: row.pk }] : [],
  );
  const forgotten = documents.filter(
    ({ kind, pk }) => !(kind in leftOut) && !partitions.some(partition => keyPattern(pk).test(partition)),
  );
  const inEveryPlace = (kind: string) => documents.filter(document => document.kind === kind).length;
  expect(forgotten.filter(({ kind, pk }) => /^[OC]#/.test(pk) || inEveryPlace(kind) === 1)).toEqual([]);
  expect(Object.keys(leftOut).filter(kind => inEveryPlace(kind) === 0)).toEqual([]);
});
