import { expect, test } from 'vitest';
import { ImportMapping } from '../../../../shared/features/intake/imports/schema.ts';

const mapping = (...columns: { heading: string; field: string }[]) =>
  ImportMapping.safeParse({ headings: ['Name', 'Phone'], columns });

test('a column heading is assigned to only one field', () => {
  const name = { heading: 'Name', field: 'fullName' };
  const phone = { heading: 'Phone', field: 'mobile' };
  expect(mapping(name, phone).data).toEqual({
    ...{ headings: ['Name', 'Phone'], columns: [name, phone], dateOrder: null },
  });
  expect(mapping().success).toBe(true);
  expect(mapping(name, phone, { heading: 'Name', field: 'otherName' }).error?.issues).toMatchObject([
    { path: ['columns'], message: 'validation.mapped_twice' },
  ]);
});

test('two columns may contain parts of the same field', () => {
  const columns = ['Name', 'Phone'].map(heading => ({ heading, field: 'address' }));
  expect(mapping(...columns).success).toBe(true);
});
