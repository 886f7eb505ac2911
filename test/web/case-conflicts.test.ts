import { expect, test } from 'vitest';
import { parseCaseDraft, serializeCaseDraft } from '../../web/features/cases/cases/case-draft.ts';
import { partsOfCase } from '../../web/features/cases/cases/form/case-conflicts.ts';
import { emptyCase } from '../../web/features/cases/cases/form/case-values.ts';
import { beginningOf } from '../../web/ui/dialog/value-parts.ts';

const before = { ...emptyCase('en'), fullName: '陈小明', tags: ['vip'] };
const theirs = { ...before, school: 'Hill School', grade: 'P2', mother: { ...before.mother, name: '陈美' } };
const mine = {
  ...before,
  school: 'Lake School ',
  tags: ['new'],
  mother: { ...before.mother, mobile: '91234567' },
};

test('in a version conflict of a case, the fields of each parent are compared separately and spaces around texts are ignored', () => {
  expect(partsOfCase.differing(mine, theirs)).toEqual([
    'school',
    'grade',
    'tags',
    'mother.name',
    'mother.mobile',
  ]);
  expect(partsOfCase.differing({ ...before, fullName: ' 陈小明 ' }, before)).toEqual([]);
});

test('resolving a version conflict of a case takes the person’s values for chosen fields and stored values for all others', () => {
  const merged = partsOfCase.merge(theirs, mine, new Set(['tags', 'mother.mobile']));
  expect(merged).toEqual({
    ...theirs,
    tags: ['new'],
    mother: { ...before.mother, name: '陈美', mobile: '91234567' },
  });
  expect(theirs.mother.mobile).toBe('');
  expect(partsOfCase.merge(theirs, mine, new Set())).toEqual(theirs);
});

test('in a restored draft of a case only the person’s own changes count as changes, not later changes by other people', () => {
  const changed = partsOfCase.differing(mine, before);
  const draft = parseCaseDraft(serializeCaseDraft({ values: mine, version: 1, changed }), theirs);
  const began = beginningOf(partsOfCase, theirs, draft ?? { values: mine });
  expect(partsOfCase.differing(mine, began)).toEqual(['school', 'tags', 'mother.mobile']);
  expect(partsOfCase.differing(mine, theirs)).toContain('grade');
  expect(beginningOf(partsOfCase, theirs, { values: mine })).toEqual(theirs);
});
