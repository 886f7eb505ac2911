import { ModuleName } from '../../../../shared/core/fields.ts';
import { pageSize } from '../../../../shared/core/limits.ts';
import type { Module } from '../../../../shared/core/permissions.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import {
  ModuleAccess,
  type ModuleRequest,
  moduleState,
} from '../../../../shared/features/organizations/module-access/schema.ts';
import {
  OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import { memberKey, moduleKey, organizationKey } from '../../../platform/storage/keys.ts';
import { TimedStore } from '../../../platform/storage/platform-store.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { moduleRequests } from '../module-access-keys.ts';

interface IndexRow {
  organization: string;
  member: string;
  module: Module;
}

export class ModuleRequestsStore extends TimedStore {
  /** Requests, oldest first. The index may lag behind; requests that were answered are left out. */
  async list(cursor: string | null): Promise<{ requests: ModuleRequest[]; next: string | null }> {
    const { items, next } = await this.table.query(moduleRequests, { limit: pageSize, cursor });
    const lines = items.map(({ row }) => row as IndexRow);
    const found = await this.table.get(
      lines.flatMap(({ organization, member, module }) => [
        organizationKey(organization),
        memberKey(organization, member),
        moduleKey(organization, member, module),
      ]),
    );
    const requests = lines.flatMap((line, index) =>
      this.#present(line, found.slice(index * 3, index * 3 + 3)),
    );
    return { requests, next };
  }

  #present(
    line: IndexRow,
    [organizationItem, memberItem, moduleItem]: (Item | undefined)[],
  ): ModuleRequest[] {
    if (!organizationItem || !memberItem || !moduleItem) return [];
    const organization = OrganizationRecord.parse(organizationItem);
    const { id, fullName } = MemberRecord.parse(memberItem);
    const today = todayIn(organization.timeZone, this.now());
    const state = moduleState(ModuleName.parse(line.module), ModuleAccess.parse(moduleItem), today);
    if (state.status !== 'requested') return [];
    return [
      {
        organization: { id: organization.slug, name: organization.name },
        member: { id, fullName },
        state,
      },
    ];
  }
}
