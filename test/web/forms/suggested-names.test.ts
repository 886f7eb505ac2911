import { expect, test } from 'vitest';
import { addressedTo, suggestedNames } from '../../../web/features/eye/eye-reports/form/suggested-names.ts';

const person = (name: string | null) => ({ title: null, name, email: null, mobile: null });
const family = { mother: person('Grace Ho'), father: person(null), guardian: null };

test('for a report to a parent, the form suggests the names of the family until a name is typed', () => {
  expect(suggestedNames({ toKind: 'parent', toName: '' }, family)).toEqual(['Grace Ho']);
  expect(suggestedNames({ toKind: 'parent', toName: '' }, { ...family, father: person('Peter Ho') })).toEqual(
    ['Grace Ho', 'Peter Ho'],
  );
  expect(suggestedNames({ toKind: 'parent', toName: 'Ms Ho' }, family)).toEqual([]);
  expect(suggestedNames({ toKind: 'school', toName: '' }, family)).toEqual([]);
  expect(suggestedNames({ toKind: 'parent', toName: '' }, undefined)).toEqual([]);
});

test('a report to a parent begins with the name of the family, if there is only one and no name is typed', () => {
  const toParent = (toName: string, of?: typeof family) => addressedTo('parent', toName, of).toName;
  expect(toParent('', family)).toBe('Grace Ho');
  expect(toParent('Ms Ho', family)).toBe('Ms Ho');
  expect(toParent('', { ...family, father: person('Peter Ho') })).toBe('');
  expect(toParent('', { ...family, mother: person(null) })).toBe('');
  expect(toParent('')).toBe('');
});

test('a report to somebody else keeps a typed name, but no name of the family', () => {
  expect(addressedTo('doctor', 'Grace Ho', family)).toEqual({ toKind: 'doctor', toName: '' });
  expect(addressedTo('doctor', 'Dr Wong', family)).toEqual({ toKind: 'doctor', toName: 'Dr Wong' });
  expect(addressedTo('', 'Grace Ho', family).toName).toBe('');
});
