import { expect, test } from 'vitest';
import { putItem } from '../../../../web/features/screening/settings/put-item.ts';

const opened = { id: 'one', text: 'As opened' };
const other = { id: 'two', text: 'Other' };
const edited = { id: 'one', text: 'Edited' };

test('an edited item replaces the opened one beside what colleagues have changed, and a new item comes last', () => {
  expect(putItem([other, opened], opened, edited)).toEqual([other, edited]);
  expect(putItem([other], undefined, edited)).toEqual([other, edited]);
});

test('an edited item does not replace what a colleague has made of it since it was opened', () => {
  expect(putItem([{ ...opened, text: 'A colleague’s' }], opened, edited)).toBeUndefined();
  expect(putItem([other], opened, edited)).toBeUndefined();
});
