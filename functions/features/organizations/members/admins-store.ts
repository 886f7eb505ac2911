import * as z from 'zod';
import { modules } from '../../../../shared/core/permissions.ts';
import type { AdminRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { MemberStatus } from '../../../../shared/features/organizations/members/schema.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { cursorAfter } from '../../../platform/storage/cursor.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { memberKey, moduleKey, organizationKey } from '../../../platform/storage/keys.ts';
import { PlatformStore } from '../../../platform/storage/platform-store.ts';
import type { Page } from '../../../platform/storage/table.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { adminList } from '../keys.ts';
import { ManagedMembersStore } from './managed-members-store.ts';
import { nameFinder } from './search-names.ts';

const AdminIndexRow = z.object({
  id: z.string(),
  organization: z.string(),
  fullName: z.string(),
  status: MemberStatus,
});

export interface AdminFilters {
  text: string;
  status: z.output<typeof MemberStatus> | null;
}

const pageSize = 15;
const queryLimit = 200;
const maxItemsRead = 1_000;

export class AdminsStore extends PlatformStore {
  /** A page of admins, sorted by name. */
  async search(
    { text, status }: AdminFilters,
    from: string | null,
  ): Promise<{ rows: AdminRow[]; next: string | null }> {
    const isNamed = await nameFinder(text);
    const isWanted = (line: z.output<typeof AdminIndexRow>) =>
      (status === null || line.status === status) && isNamed(line.fullName);
    const found: Item[] = [];
    let cursor = from;
    let read = 0;
    do {
      const page: Page = await this.table.query(adminList, { limit: queryLimit, cursor });
      for (const item of page.items) {
        if (!isWanted(AdminIndexRow.parse(item.row))) continue;
        if (found.length === pageSize) {
          const last = found.at(-1);
          return { rows: await this.#read(found), next: last ? cursorAfter(last, adminList) : null };
        }
        found.push(item);
      }
      read += page.items.length;
      cursor = page.next;
    } while (cursor !== null && read < maxItemsRead);
    return { rows: await this.#read(found), next: cursor };
  }

  async #read(items: Item[]): Promise<AdminRow[]> {
    const lines = items.map(item => AdminIndexRow.parse(item.row));
    const keysOfLines = lines.map(({ id, organization }) => [
      memberKey(organization, id),
      organizationKey(organization),
      ...modules.map(module => moduleKey(organization, id, module)),
    ]);
    const keys: Key[] = keysOfLines.flat();
    const stored = keys.length > 0 ? await this.table.get(keys) : [];
    const each = keysOfLines[0]?.length ?? 0;
    return lines.flatMap((_, index) => {
      const [member, organization, ...accesses] = stored.slice(index * each, (index + 1) * each);
      if (!member || !organization) return [];
      const record = OrganizationRecord.parse(organization);
      const store = new ManagedMembersStore(this.table, record, this.origin);
      const present = accesses.filter(item => item !== undefined);
      const row = store.toRow(MemberRecord.parse(member), present, { url: null });
      return [{ ...row, organization: { id: record.slug, name: record.name } }];
    });
  }
}
