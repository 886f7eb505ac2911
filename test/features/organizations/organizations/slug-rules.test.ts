import { expect, test } from 'vitest';
import { slugCandidates } from '../../../../functions/features/organizations/organizations/slug-candidates.ts';
import { Slug } from '../../../../shared/core/fields.ts';

test.each([
  ['Bright Eyes Clinic', 'bright-eyes-clinic'],
  ['St. Mary’s (Kowloon)', 'st-marys-kowloon'],
  ['Clínica Ñandú', 'clinica-nandu'],
  ['明树眼科', 'mingshuyanke'],
  ['明树 Eye Care', 'mingshu-eye-care'],
  ['Eye明树', 'eye-mingshu'],
  ['A', 'organization-a'],
  ['!!!', 'organization'],
  ['  ２０２６ -- Eyes  ', '2026-eyes'],
])('the suggested slug of the name %s is %s', (name, slug) => {
  expect(slugCandidates(name)[0]).toBe(slug);
});

test('if a suggested slug is taken, the next suggestion has a number, from 2 on', () => {
  const candidates = slugCandidates('Bright');
  expect(candidates.slice(0, 3)).toEqual(['bright', 'bright-2', 'bright-3']);
  expect(candidates).toHaveLength(10);
  expect(candidates.at(-1)).toBe('bright-10');
});

test('every suggested slug is valid, however long the name is', () => {
  for (const name of ['a'.repeat(80), `${'b'.repeat(35)} c d e`, '明树'.repeat(20), '-', 'x'])
    for (const slug of slugCandidates(name)) expect(Slug.safeParse(slug).success, slug).toBe(true);
});

test('the slug of a long name is cut to leave room for a number, and does not end with a hyphen', () => {
  const [first, ...numbered] = slugCandidates(`${'b'.repeat(35)} clinic`);
  expect(first).toBe('b'.repeat(35));
  expect(numbered.at(-1)).toBe(`${'b'.repeat(35)}-10`);
});
