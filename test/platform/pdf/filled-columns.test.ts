import { expect, test } from 'vitest';
import { withFilledColumns } from '../../../functions/platform/pdf/filled-columns.ts';

test('a column without values is left out of a printed table, with its header and width', () => {
  const table = withFilledColumns({
    kind: 'table',
    columns: [{ share: 1 }, { share: 2 }, { share: 3 }, { share: 4 }],
    header: ['', 'Sph', 'Add', 'VA'],
    rows: [
      ['', '−1.00', '–', [{ text: '–' }]],
      ['–', '–', '', [{ text: '1.0', bold: true }]],
    ],
  });
  expect(table.header).toEqual(['', 'Sph', 'VA']);
  expect(table.columns.map(({ share }) => share)).toEqual([1, 2, 4]);
  expect(table.rows.map(row => row.length)).toEqual([3, 3]);
});
