import { expect, test } from 'vitest';
import { suggestedNames } from '../../../web/features/eye/eye-reports/form/suggested-names.ts';

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
