import { expect, test } from 'vitest';
import { partsOfVisit, visitParts } from '../../../web/features/eye/eye-reports/form/conflict/visit-parts.ts';
import {
  parseEyeDraft,
  serializeEyeDraft,
} from '../../../web/features/eye/eye-reports/form/draft/eye-draft.ts';
import { emptyVisit } from '../../../web/features/eye/eye-reports/form/eye-values.ts';
import { beginningOf } from '../../../web/ui/dialog/value-parts.ts';

const before = emptyVisit('2026-11-21');
const power = { sph: '−1.75', cyl: '−0.25', axis: '175', add: '', va: '1.0' };
const theirs = {
  ...before,
  comment: 'Theirs',
  refractions: { ...before.refractions, dry: { ...before.refractions.dry, right: power } },
};
const mine = {
  ...before,
  comment: 'Mine',
  frame: 'Round',
  refractions: { ...before.refractions, current: { ...before.refractions.current, left: power } },
};
const keysOf = (parts: { key: string }[]) => parts.map(({ key }) => key);

test('every field of a visit belongs to exactly one part of the conflict dialog', () => {
  const values = Object.keys(before).filter(name => !['refractions', 'amendmentReason'].includes(name));
  const marked = Object.fromEntries(Object.keys(before).map(name => [name, name])) as never;
  const read = visitParts.filter(({ key }) => key in before || ['to', 'keratometry'].includes(key));
  expect(read.flatMap(part => part.read(marked)).toSorted()).toEqual(values.toSorted());
  expect(new Set(keysOf(visitParts)).size).toBe(visitParts.length);
});

test('when two people have changed a visit, the conflict dialog asks only about parts that differ', () => {
  expect(partsOfVisit.differing(mine, theirs)).toEqual(['dry', 'current', 'frame', 'comment']);
  expect(partsOfVisit.differing(mine, structuredClone(mine))).toEqual([]);
});

test('resolving a conflict of a visit takes the person’s values for chosen parts and stored values for others', () => {
  const merged = partsOfVisit.merge(theirs, mine, new Set(['current', 'comment']));
  expect(merged.comment).toBe('Mine');
  expect(merged.frame).toBe('');
  expect(merged.refractions.dry).toEqual(theirs.refractions.dry);
  expect(merged.refractions.current).toEqual(mine.refractions.current);
  expect(partsOfVisit.merge(theirs, mine, new Set(keysOf(visitParts)))).toEqual(mine);
  expect(partsOfVisit.merge(theirs, mine, new Set())).toEqual(theirs);
});

test('in a restored draft of a visit only the person’s own changes count as changes, not later changes by other people', () => {
  const changed = partsOfVisit.differing(mine, before);
  const draft = parseEyeDraft(serializeEyeDraft({ values: mine, version: 1, changed }), theirs);
  const began = beginningOf(partsOfVisit, theirs, draft ?? { values: mine });
  expect(partsOfVisit.differing(mine, began)).toEqual(['current', 'frame', 'comment']);
  expect(partsOfVisit.differing(mine, theirs)).toContain('dry');
  expect(beginningOf(partsOfVisit, theirs, { values: mine })).toEqual(theirs);
});

test('an acuity that is merged into a visit with another notation keeps its meaning', () => {
  const va = (text: string) => ({ ...power, va: text });
  const decimal = { ...mine, acuityNotation: 'decimal' as const };
  decimal.refractions = { ...before.refractions, current: { right: va('0.5'), left: va('6/9') } };
  const logMar = { ...theirs, acuityNotation: 'logmar' as const };
  logMar.refractions = { ...before.refractions, dry: { right: va('0.3'), left: va('4.7') } };
  const taken = partsOfVisit.merge(logMar, decimal, new Set(['current']));
  expect(taken.acuityNotation).toBe('logmar');
  expect(taken.refractions.current).toMatchObject({ right: { va: '0.30' }, left: { va: '6/9' } });
  expect(taken.refractions.dry).toMatchObject({ right: { va: '0.3' }, left: { va: '4.7' } });
  const own = partsOfVisit.merge(logMar, decimal, new Set(['acuity', 'current']));
  expect(own.acuityNotation).toBe('decimal');
  expect(own.refractions.current).toMatchObject({ right: { va: '0.5' } });
  expect(own.refractions.dry).toMatchObject({ right: { va: '0.50' }, left: { va: '4.7' } });
  const unsaid = partsOfVisit.merge({ ...theirs, acuityNotation: '' }, decimal, new Set(['current']));
  expect(unsaid).toMatchObject({
    acuityNotation: 'decimal',
    refractions: { current: { right: { va: '0.5' } } },
  });
});
