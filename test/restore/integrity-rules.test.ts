import { beforeAll, describe, expect, test } from 'vitest';
import type { Item } from '../../functions/platform/storage/write.ts';
import { canonicalJson, digest } from '../../lib/restore/canonical-json.ts';
import { findViolations } from '../../lib/restore/find-violations.ts';
import type { IntegrityViolation } from '../../lib/restore/integrity-violation.ts';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { notifications } from '../../shared/features/operations/notifications/endpoints.ts';
import { account } from '../../shared/features/people/account/endpoints.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { type Clinic, openClinic } from '../support/clinic.ts';
import { organizationItems } from '../support/integrity.ts';
import { settled } from '../support/world.ts';

let items: Item[];
let slug: string;
beforeAll(async () => {
  const clinic = await openClinic();
  await writeEveryRecordType(clinic);
  slug = clinic.slug;
  items = await organizationItems(slug);
});

/** Writes something of every record type. */
async function writeEveryRecordType({ admin, join }: Clinic): Promise<void> {
  const [user, second] = [await join(), await join({ role: 'admin' })];
  const { id, version } = await makeCase(user);
  await admin.call(cases.changeCase, { caseId: id, version, fullName: '陈小明', grade: 'P5' });
  await admin.call(cases.archiveCase, { caseId: id });
  await makeCase(second, { fullName: 'Zoe Zephyr' });
  await user.call(account.changeLanguage, { locale: 'zh' });
  await settled();
  await user.call(notifications.markNotificationSeen, { notificationId: '0000000001' });
}

const below = (keySpace: string) => (item: Item) =>
  item.pk.startsWith(`${keySpace[0]}#${slug}${keySpace.slice(1)}`);
const is = (sk: string) => (item: Item) => item.sk.startsWith(sk);

type Corruption = (items: Item[]) => Item[];
const without =
  (isIt: (item: Item) => boolean): Corruption =>
  all =>
    all.filter(item => item !== all.find(isIt));
const withChanges =
  (isIt: (item: Item) => boolean, changes: (item: Item) => Record<string, unknown>): Corruption =>
  all => {
    const first = all.find(isIt);
    return all.map(item => (item === first ? { ...item, ...changes(item) } : item));
  };
const withAdditional =
  (isIt: (item: Item) => boolean, changes: (item: Item) => Record<string, unknown>): Corruption =>
  all => {
    const first = all.find(isIt);
    return first ? [...all, { ...first, ...changes(first) }] : all;
  };

const posting = (item: Item) => below('C#S#')(item);
const assignment = (item: Item) => below('C#U#')(item) && is('CASE#')(item);
const caseItem = (item: Item) => below('C#C#')(item);
const counter = (item: Item) => below('C#COUNT')(item);
const member = is('MEMBER#');
const meta = is('META');
const mirror = is('AT#');
const box = is('BOX');
const notification = is('N#');
/**
 * Selects a notification that is followed by another one. The check cannot notice that the last one is
 * missing.
 */
const followed = (all: Item[]) => (item: Item) =>
  item.sk === 'N#0000000001' && all.some(({ pk, sk }) => pk === item.pk && sk === 'N#0000000002');
const journal = (item: Item) => item.kind === 'journal';
const ofCase = (item: Item) => journal(item) && item.act === 'case.changed';

/** Kinds of damage to derived items, which the check of a restored table must find and repair. */
const derived: [string, Corruption][] = [
  ['a search word is missing', without(posting)],
  ['a search word contains a wrong list row', withChanges(posting, () => ({ row: {} }))],
  [
    'a search word belongs to a case that does not exist',
    withAdditional(posting, () => ({ sk: `word#case_${'0'.repeat(22)}` })),
  ],
  ['an assignment is missing', without(assignment)],
  ['an assignment belongs to nobody', withAdditional(assignment, () => ({ pk: `C#${slug}#U#somebody` }))],
  ['a case is indexed in a wrong list', withChanges(caseItem, () => ({ gsi1pk: `C#${slug}#CASES#other` }))],
  [
    'a case has a wrong list row',
    withChanges(caseItem, ({ row }) => ({ row: { ...(row as object), fullName: 'X' } })),
  ],
  ['a counter is too high', withChanges(counter, ({ active }) => ({ active: Number(active ?? 0) + 1 }))],
  ['a counter is missing', without(counter)],
  ['a member has a wrong name', withChanges(member, () => ({ fullName: 'Somebody Else' }))],
  [
    'a member has a wrong language',
    withChanges(member, ({ locale }) => ({ locale: locale === 'zh' ? 'en' : 'zh' })),
  ],
  ['the entry for an organisation is missing in a person’s list', without(mirror)],
  [
    'the entry for an organisation in a person’s list has a wrong role',
    withChanges(mirror, () => ({ role: 'owner' })),
  ],
  [
    'a person’s list contains an organisation of which they are no member',
    withAdditional(mirror, () => ({ pk: 'P#somebody' })),
  ],
  [
    'too many seats are counted',
    withChanges(meta, ({ seatsTaken }) => ({ seatsTaken: Number(seatsTaken) + 1 })),
  ],
  [
    'an inbox has a wrong number of its last notification',
    withChanges(box, ({ last }) => ({ last: Number(last) + 1 })),
  ],
  [
    'an inbox has a wrong number of unseen notifications',
    withChanges(box, ({ unseen }) => ({ unseen: Number(unseen) + 1 })),
  ],
  ['an inbox is missing', without(box)],
];

/** Kinds of damage that the check must find and only a person can repair. */
const original: [string, Corruption][] = [
  ['a case does not fit its schema', withChanges(caseItem, () => ({ fullName: 7 }))],
  ['a case is assigned to an unknown person', withChanges(caseItem, () => ({ assigned: [unknownPerson] }))],
  ['a member’s person record is missing', without(item => is('PERSON')(item))],
  ['a member does not fit its schema', withChanges(member, () => ({ role: 'owner' }))],
  ['the organisation is missing', without(meta)],
  ['more seats are taken than the licence has', withChanges(meta, () => ({ seats: 1 }))],
  ['a notification is missing', all => without(followed(all))(all.filter(item => !box(item)))],
  ['a notification does not fit its schema', withChanges(notification, () => ({ fact: {} }))],
  ['a journal entry of a change is missing', without(ofCase)],
  ['a journal entry exists twice', withAdditional(ofCase, ({ sk }) => ({ sk: `${sk}x` }))],
  ['a journal entry is indexed in a wrong list', withChanges(journal, () => ({ gsi2pk: 'O#elsewhere' }))],
  [
    'a record of a reaction belongs to no journal entry',
    withChanges(is('tell-'), () => ({ pk: `O#${slug}#D#jrn_none` })),
  ],
  ['a case has a format of a newer version', withChanges(caseItem, () => ({ fmt: 99 }))],
  ['an item has an unknown key', all => [...all, { pk: `O#${slug}`, sk: 'SOMETHING' }]],
];
const unknownPerson = { id: '00000000-0000-4000-8000-000000000000', fullName: 'Some Stranger' };

test('data that the product has written violates no integrity rule', () => {
  expect(findViolations(items)).toEqual([]);
  expect(items.filter(journal).length).toBeGreaterThan(5);
});

describe('damage to items that repeat data of other items is found and repaired', () => {
  test.each(derived)('this damage is found and repaired: %s', (_, damage) => {
    const damaged = damage(items);
    expect(canonicalJson(damaged)).not.toBe(canonicalJson(items));
    const faults = findViolations(damaged);
    expect(faults).not.toEqual([]);
    const repaired = repairedBy(faults, damaged);
    expect(findViolations(repaired)).toEqual([]);
    const withoutCounters = (all: Item[]) => digest(all.filter(item => !counter(item)));
    expect(withoutCounters(repaired)).toBe(withoutCounters(items));
  });
});

describe('damage to original items is found and left for a person to repair', () => {
  test.each(original)('this damage is found and left for a person to repair: %s', (_, damage) => {
    const faults = findViolations(damage(items));
    expect(faults.filter(({ repair }) => !repair)).not.toEqual([]);
    expect(JSON.stringify(faults.map(({ rule, problem }) => [rule, problem]))).not.toMatch(/Zoe|陈|Uma/);
  });
});

function repairedBy(faults: IntegrityViolation[], damaged: Item[]): Item[] {
  const left = new Map(damaged.map(item => [`${item.pk}\n${item.sk}`, item]));
  for (const { repair } of faults) {
    if (!repair) continue;
    if ('put' in repair) left.set(`${repair.put.pk}\n${repair.put.sk}`, repair.put);
    else left.delete(`${repair.delete.pk}\n${repair.delete.sk}`);
  }
  return [...left.values()];
}
