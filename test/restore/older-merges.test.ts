import { expect, test } from 'vitest';
import { mirrorWrites } from '../../functions/features/cases/cases/case-items.ts';
import type { Key } from '../../functions/platform/storage/key.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { findViolations } from '../../lib/restore/find-violations.ts';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { Case, CaseFields } from '../../shared/features/cases/cases/schema.ts';
import { merges } from '../../shared/features/cases/merges/endpoints.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { merge } from '../features/cases/merges/samples.ts';
import { openClinic } from '../support/clinic.ts';
import { organizationItems } from '../support/integrity.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';

const bare = { otherName: null, birthDate: '2016-02-02', father: null, mother: null };
const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;
const keysOf = (slug: string, record: Case) =>
  mirrorWrites(slug, undefined, record).flatMap(write => ('put' in write ? [nameOf(write.put as Item)] : []));
const rewritten = (items: Item[], repairs: { put?: Item; delete?: Key }[]) => {
  const all = new Map(items.map(item => [nameOf(item), item]));
  for (const { put, delete: gone } of repairs) {
    if (put) all.set(nameOf(put), put);
    if (gone) all.delete(nameOf(gone));
  }
  return [...all.values()];
};

/**
 * The items as earlier versions stored them: without the identifiers (file number, email, phone) of merged
 * cases.
 */
function asBefore(slug: string, items: Item[]): Item[] {
  const survivors = items.flatMap(item => (item.mergedIdentifiers ? [Case.parse(item)] : []));
  const later = survivors.flatMap(record => {
    const { mergedIdentifiers: _, ...older } = record;
    const kept = new Set(keysOf(slug, older));
    return keysOf(slug, record).filter(key => !kept.has(key));
  });
  return items.filter(item => !later.includes(nameOf(item))).map(({ mergedIdentifiers: _, ...item }) => item);
}

test('the repair of earlier merges adds the identifiers of the merged child to the remaining case', async () => {
  const { admin, slug } = await openClinic();
  const child = (fullName: string, number: number) =>
    makeCase(admin, {
      ...bare,
      fullName,
      fileNumber: `OLD-${number}`,
      mobile: `9222000${number}`,
      contactEmail: `old${number}@example.org`,
    });
  const [one, two, three] = [
    await child('Olda Keep', 1),
    await child('Oldb Keepp', 2),
    await child('Oldc Keepq', 3),
  ];
  await merge(admin, two, three, ['mobile']);
  await merge(admin, one, two, ['fileNumber']);
  const items = await organizationItems(slug);
  expect(findViolations(items)).toEqual([]);
  const before = asBefore(slug, items);
  expect(before.length).toBeLessThan(items.length);

  const faults = findViolations(before);
  expect(faults.map(({ problem }) => problem)).toContain('differs in mergedIdentifiers');
  const after = rewritten(
    before,
    faults.flatMap(({ repair }) => repair ?? []),
  );
  expect(findViolations(after)).toEqual([]);
  const keys = (all: Item[]) => all.map(nameOf).sort();
  expect(keys(after)).toEqual(keys(items));
  const identifiersIn = (all: Item[]) =>
    all
      .flatMap(item => Case.safeParse(item).data?.mergedIdentifiers ?? [])
      .flatMap(({ of: _, ...entry }) => Object.values(entry).filter(value => value !== null))
      .sort();
  expect([...new Set(identifiersIn(after))]).toEqual([...new Set(identifiersIn(items))]);
});

testInTurn(
  'the repair of earlier merges adds no identifiers from a merge that was undone, even if another merge followed',
  async () => {
    const { admin, slug } = await openClinic();
    const child = (fullName: string, number: number) =>
      makeCase(admin, {
        ...bare,
        fullName,
        fileNumber: `LAP-${number}`,
        mobile: `9333000${number}`,
        contactEmail: `lap${number}@example.org`,
      });
    const [one, two, three] = [
      await child('Lapa Keep', 1),
      await child('Lapb Keepp', 2),
      await child('Lapc Keepq', 3),
    ];
    await merge(admin, one, two, ['fileNumber', 'mobile', 'contactEmail']);
    await merge(admin, one, three, ['fileNumber', 'mobile', 'contactEmail']);
    await admin.call(merges.undoMerge, { caseId: one.id, absorbedId: two.id });
    const items = await organizationItems(slug);
    expect(findViolations(items)).toEqual([]);
    const before = asBefore(slug, items);
    const after = rewritten(
      before,
      findViolations(before).flatMap(({ repair }) => repair ?? []),
    );
    expect(findViolations(after)).toEqual([]);
    const kept = after.flatMap(item => {
      const read = Case.safeParse(item).data;
      return read?.id === one.id ? [JSON.stringify(read.mergedIdentifiers)] : [];
    });
    expect(kept.length).toBeGreaterThan(0);
    for (const record of kept) expect(record).not.toMatch(/LAP-2|93330002|lap2@/);

    /** The cases are separate again, so a change of `two` must not add its identifiers to `one`. */
    const { data } = await admin.call(cases.getCase, { caseId: two.id });
    const changed = { ...CaseFields.strip().parse(data), fileNumber: 'LAP-9' };
    await admin.call(cases.changeCase, { ...changed, caseId: two.id, version: data.version });
    expect(findViolations(await organizationItems(slug))).toEqual([]);
  },
);
