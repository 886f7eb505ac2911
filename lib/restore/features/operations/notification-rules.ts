import { notificationCountersKey } from '../../../../functions/features/operations/keys.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import {
  NotificationRecord,
  notificationId,
} from '../../../../shared/features/operations/notifications/record.ts';
import { compareDerivedItems, type IntegrityViolation, keyOf, type Rule } from '../../integrity-violation.ts';

/** Rule: each person's notifications are numbered from 1 without gaps, and their counters are right. */
export const notificationRules: Rule = contents => {
  const { pk } = notificationCountersKey(contents.slug, '');
  const readers = new Set(contents.inPartitionsWithPrefix(pk).map(item => item.pk.slice(pk.length)));
  return [...readers].flatMap(reader => {
    const key = notificationCountersKey(contents.slug, reader);
    const stored = contents.inPartition(key.pk, 'N#').sort((a, b) => (a.sk < b.sk ? -1 : 1));
    const found = contents.get(key);
    const seenUpTo = Number(found?.seenUpTo ?? 0);
    const unseen = stored.filter(item => item.seen === false && Number(item.id) > seenUpTo).length;
    const last = Number(stored.at(-1)?.sk.slice('N#'.length) ?? 0);
    const box = { ...key, last, unseen, ...(seenUpTo > 0 && { seenUpTo }) };
    return [
      ...stored.flatMap((item, index) => misnumbered(item, notificationId(index + 1))),
      ...compareDerivedItems(
        'the notification counters match the notifications',
        [box],
        found ? [found] : [],
      ),
    ];
  });
};

function misnumbered(item: Item, number: string): IntegrityViolation[] {
  const { success, data } = NotificationRecord.safeParse(item);
  const at = keyOf(item);
  if (!success) return [{ rule: 'a notification can be read', at, problem: 'does not match its schema' }];
  const isInPlace = item.sk === `N#${number}` && data.id === number;
  return isInPlace
    ? []
    : [{ rule: 'notifications are numbered without a gap', at, problem: `is not ${number}` }];
}
