import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { platformEventTypes } from '../../../../shared/features/organizations/organizations/schema.ts';
import type { Origin } from '../../../platform/storage/commit.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { platformEventKey } from '../keys.ts';

export type PlatformEventType = (typeof platformEventTypes)[number];

export interface Change {
  field: string;
  from: string | null;
  to: string | null;
}

export function eventItem(
  slug: string,
  { by, now }: Origin,
  act: PlatformEventType,
  changes: Change[],
  about: string | null = null,
): Item {
  const at = new Date(now()).toISOString();
  const id = newId('journal', now());
  return { ...platformEventKey(slug, at, id), kind: 'platform-event', id, at, act, by, about, changes };
}

const unpublishedFields: ReadonlySet<string> = new Set([
  'version',
  'billingAddress',
  'officeNumber',
  'postalCode',
  'logoId',
  'logoBy',
]);

export function changesBetween(before: OrganizationRecord, after: OrganizationRecord): Change[] {
  const fields = Object.keys(after) as (keyof OrganizationRecord)[];
  return fields.flatMap(field => {
    const [from, to] = [asText(before[field]), asText(after[field])];
    return from === to || unpublishedFields.has(field) ? [] : [{ field, from, to }];
  });
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
