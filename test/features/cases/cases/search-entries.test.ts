import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  caseItem,
  eraseMirrorWrites,
  mirrorWrites,
} from '../../../../functions/features/cases/cases/case-items.ts';
import { findCases } from '../../../../functions/features/cases/cases/find-cases.ts';
import { newCase } from '../../../../functions/features/cases/cases/new-case.ts';
import { postingKey } from '../../../../functions/features/cases/keys.ts';
import {
  indexedWordsOf,
  pinyinOf,
  queryWords,
  wordsOf,
} from '../../../../functions/platform/search/search-words.ts';
import { caseKey } from '../../../../functions/platform/storage/keys.ts';
import type { Write } from '../../../../functions/platform/storage/write.ts';
import { caseRules } from '../../../../lib/restore/features/cases/case-rules.ts';
import { OrganizationItems } from '../../../../lib/restore/organization-items.ts';
import {
  type Case,
  CaseFields,
  CaseFilters,
  CaseIndexRow,
  caseRowOf,
} from '../../../../shared/features/cases/cases/schema.ts';
import { openRawTable, type RawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';

const latin = fc
  .array(
    fc.constantFrom(
      ...['Chan', 'Chang', 'Siu', 'Siuming', 'Ming', 'Tai', 'Man', 'Emma', 'Emmanuel', 'Li', 'Liang'],
      ...['O’Brien', 'Łukasz', 'Zoë', 'X', 'M', 'Home', 'Иван', 'محمد', 'Θεόδωρος', 'ÅÅ', '陳', '💚'],
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map(words => words.join(' '));
const han = fc
  .array(fc.constantFrom(...'陈陳小明大文李王单于晓吕绿欧阳谦阿安娜'), { minLength: 1, maxLength: 5 })
  .map(characters => characters.join(''));
const anything = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map(text => `a${text}`);
const name = fc.oneof({ weight: 3, arbitrary: latin }, { weight: 3, arbitrary: han }, anything);
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const fields = fc.record({
  fullName: name,
  otherName: orNone(name),
  contactEmail: orNone(
    fc.constantFrom(
      ...['home@a.example', 'm@d.example', 'chan@x.example', 'chan88@x.example', 'Emma.Li@b.example'],
      ...['a.ab@c.example', 'ab.a@c.example', '_x@e.example', 'siu.ming.chan@f.example'],
    ),
  ),
  mobile: orNone(fc.constantFrom('+85291234567', '+85261112222', '+8613812345678', '+390612345678')),
  fileNumber: orNone(fc.constantFrom('A-1023', 'm', '1023', 'Chan 7', '第12號')),
  tags: fc.constantFrom<string[]>([], ['amblyopia']),
});
/** What a person types into the search: the beginning of one or two words of a child. */
const typed = fc.record({
  child: fc.nat(),
  words: fc.array(fc.record({ at: fc.nat(), length: fc.integer({ min: 1, max: 12 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
});
type Typed = typeof typed extends fc.Arbitrary<infer Value> ? Value : never;

const childOf = (own: Partial<CaseFields>): Case => newCase(CaseFields.parse(own), 'staff', Date.now());

function textOf({ child, words }: Typed, children: Case[]): string {
  const own = wordsOf(children[child % children.length] as Case);
  const start = ({ at, length }: Typed['words'][number]) =>
    [...(own[at % own.length] ?? '')].slice(0, length).join('');
  return words.map(start).join(' ');
}

/** Finds cases as version 1.0.0 did, sorted by their first word that matches the search. */
function foundByEveryWord(children: Case[], text: string): { child: Case; word: string }[] {
  const find = (by: string[]) =>
    children
      .filter(child => by.every(word => wordsOf(child).some(own => own.startsWith(word))))
      .map(child => ({
        child,
        word:
          wordsOf(child)
            .filter(own => own.startsWith(by[0] ?? ''))
            .sort()[0] ?? '',
      }))
      .sort((one, other) => Buffer.compare(place(one), place(other)));
  const place = ({ child, word }: { child: Case; word: string }) => Buffer.from(`${word}#${child.id}`);
  const [driving = '', ...others] = queryWords(text);
  const found = find([driving, ...others]);
  const sound = pinyinOf(driving);
  return found.length === 0 && sound !== undefined ? find([sound, ...others]) : found;
}

/** Searches for cases; returns the IDs on all pages. */
async function search({ table }: RawTable, organization: string, text: string, limit = 2): Promise<string[]> {
  const viewer = { id: 'viewer', scope: 'organization', role: 'admin' } as const;
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const asked = { ...CaseFilters.parse({}), text, today: '2026-11-20', sort: 'updated' as const, limit };
    const page = await findCases(table, organization, viewer, { ...asked, cursor });
    ids.push(...page.rows.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== null);
  return ids;
}

/**
 * Expects that a search finds the same children as version 1.0.0, each once. Children found by an indexed
 * word must also have the same order.
 */
async function expectSameFound(raw: RawTable, organization: string, children: Case[], text: string) {
  if (queryWords(text).length === 0) return;
  const active = children.filter(({ status }) => status === 'active');
  const before = foundByEveryWord(active, text);
  const now = await search(raw, organization, text);
  expect(now.toSorted(), text).toEqual(before.map(({ child }) => child.id).sort());
  const inPlace = before.filter(({ child, word }) => indexedWordsOf(child).includes(word));
  const ids = inPlace.map(({ child }) => child.id);
  expect(
    now.filter(id => ids.includes(id)),
    text,
  ).toEqual(ids);
}

testInTurn(
  'a search finds the same cases in the same order as in version 1.0.0, each case once',
  { timeout: 120_000 },
  async () => {
    const raw = await openRawTable();
    const few = { minLength: 1, maxLength: 6 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fields, few),
        fc.array(typed, { minLength: 12, maxLength: 12 }),
        async (given, texts) => {
          const organization = randomUUID();
          const children = given.map(childOf);
          for (const child of children)
            await raw.table.transact([
              { put: caseItem(organization, child) },
              ...mirrorWrites(organization, undefined, child),
            ]);
          for (const one of texts) await expectSameFound(raw, organization, children, textOf(one, children));
        },
      ),
      { numRuns: 20 },
    );
  },
);

/**
 * Returns the writes that version 1.0.0 made for a case, with a search entry for each search word. Each entry
 * contains the whole list row.
 */
function writesOfFirstRelease(organization: string, child: Case): Write[] {
  const row = CaseIndexRow.parse(child);
  return [
    { put: { ...caseItem(organization, child), ...child, row: caseRowOf(child) } },
    ...mirrorWrites(organization, undefined, child),
    ...wordsOf(child).map(word => ({ put: { ...postingKey(organization, word, child.id), row } })),
  ].filter((write, index, all) => all.findLastIndex(other => keyOf(other) === keyOf(write)) === index);
}

const keyOf = (write: Write) => ('put' in write ? `${write.put.pk}\n${write.put.sk}` : '');

const change = fc.record(
  {
    fullName: name,
    otherName: orNone(name),
    contactEmail: orNone(fc.constantFrom('home@a.example', 'ming@g.example', 'x.chan@h.example')),
    mobile: orNone(fc.constantFrom('+85291234567', '+85261112222')),
    tags: fc.constantFrom<string[]>([], ['myopia']),
    status: fc.constantFrom('active' as const, 'archived' as const),
    review: fc.constantFrom('accepted' as const, null),
  },
  { requiredKeys: [] },
);

type Story = [given: Partial<CaseFields>, changes: Partial<Case>[]];

/**
 * Writes children as version 1.0.0 did, then changes, searches and erases them. Returns the words that had a
 * search entry just before the children were erased.
 */
async function liveThrough(raw: RawTable, told: Story[], texts: Typed[]) {
  const organization = randomUUID();
  const children = told.map(([given]) => childOf(given));
  const earlier = [...children];
  for (const child of children) await raw.table.transact(writesOfFirstRelease(organization, child));
  expect(await violations(raw, organization)).toEqual([]);
  for (const [at, [, changes]] of told.entries())
    for (const changed of changes) {
      const before = children[at] as Case;
      const after = { ...before, ...changed, version: before.version + 1 };
      await raw.table.transact([
        { put: caseItem(organization, after) },
        ...mirrorWrites(organization, before, after),
      ]);
      children[at] = after;
      earlier.push(after);
    }
  expect(await violations(raw, organization)).toEqual([]);
  for (const one of texts) await expectSameFound(raw, organization, children, textOf(one, earlier));
  const entries = (await raw.ownedBy(organization)).filter(({ pk }) => pk.includes('#S#'));
  for (const child of children)
    await raw.table.transact([
      { delete: caseKey(organization, child.id) },
      ...eraseMirrorWrites(organization, child),
    ]);
  expect(await raw.ownedBy(organization)).toEqual([]);
  return entries.map(({ sk }) => sk.slice(0, sk.indexOf('#')));
}

test('a search index entry of version 1.0.0 stays as long as the case has the search word, and is erased with the case', async () => {
  const given = { fullName: '陈小明', contactEmail: 'home@a.example' };
  const raw = await openRawTable();
  expect(await liveThrough(raw, [[given, [{ tags: ['myopia'] }]]], [])).toEqual(
    expect.arrayContaining(['m', 'ming', 'home', 'home@a.example']),
  );
  const renamed = await liveThrough(raw, [[given, [{ fullName: 'Ann' }]]], []);
  expect(renamed.toSorted()).toEqual(['ann', 'home', 'home@a.example']);
});

testInTurn(
  'search index entries of version 1.0.0 are kept, ignored once outdated, and erased with the case',
  { timeout: 120_000 },
  async () => {
    const raw = await openRawTable();
    const story = fc.tuple(fields, fc.array(change, { maxLength: 4 }));
    const stories = fc.array(story, { minLength: 1, maxLength: 2 });
    const texts = fc.array(typed, { minLength: 8, maxLength: 8 });
    const live = async (told: Story[], typings: Typed[]) => void (await liveThrough(raw, told, typings));
    await fc.assert(fc.asyncProperty(stories, texts, live), { numRuns: 12 });
  },
);

/**
 * Returns the violations of all integrity rules except the rule about counters, because this test updates no
 * counters.
 */
async function violations({ ownedBy }: RawTable, organization: string) {
  const items = await ownedBy(organization);
  const found = caseRules(new OrganizationItems(organization, items));
  return found.filter(({ rule }) => rule !== 'counters match the number of cases');
}
