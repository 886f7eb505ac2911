import { expect, test } from 'vitest';
import { statesOf } from '../../../../shared/core/places/states.ts';

test('names of states are written in reading order, with “The”, “City of” and “County” first', () => {
  const names = statesOf('GB').map(({ name }) => name);
  expect(names).toContain('The Vale of Glamorgan');
  expect(names).toContain('City of Bristol');
  expect(names).toContain('County Durham');
  expect(names).toContain('Newry, Mourne and Down');
  expect(names.filter(name => /, (The|City of|County)$/.test(name))).toEqual([]);
});
