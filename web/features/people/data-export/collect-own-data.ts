import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { snippets } from '../../../../shared/features/notes/snippets/endpoints.ts';
import type { Snippet } from '../../../../shared/features/notes/snippets/schema.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { dataExport } from '../../../../shared/features/people/data-export/endpoints.ts';
import type { OwnData } from '../../../../shared/features/people/data-export/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';

/** Maximum number of pages of notifications for each organisation, newest first. */
const maxPages = 100;

/** Data of an organisation about the user, without the membership. */
interface OrganizationData {
  organization: string;
  acts: ResponseOf<typeof audit.listOwnActs>['acts'];
  /** Whether the export omits older notifications. */
  isCut: boolean;
  notifications: { name: string; seen: boolean; updatedAt: string }[];
  snippets: Snippet[];
}

/** All data about the user as one object. Omits the texts of notifications, which are about children. */
export async function collectOwnData(): Promise<OwnData & { organizations: OrganizationData[] }> {
  const own = await call(dataExport.getOwnData, {});
  const active = own.memberships.filter(({ status }) => status === 'active');
  const found = await Promise.all(active.map(({ organization }) => fetchOrganizationData(organization.id)));
  return { ...own, organizations: found.filter(traces => traces !== undefined) };
}

/** Reads an organisation's data about the user; undefined if the organisation is archived (no access). */
async function fetchOrganizationData(organization: string): Promise<OrganizationData | undefined> {
  try {
    const [{ acts, isCut }, notifications, kept] = await Promise.all([
      call(audit.listOwnActs, {}, { organization }),
      fetchNotifications(organization),
      call(snippets.listSnippets, {}, { organization }),
    ]);
    return { organization, acts, isCut, notifications, snippets: kept.snippets };
  } catch (error) {
    if (error instanceof CallError && error.status === 403) return undefined;
    throw error;
  }
}

async function fetchNotifications(organization: string): Promise<OrganizationData['notifications']> {
  const listed: OrganizationData['notifications'] = [];
  for (let page = 1, last = 1; page <= Math.min(last, maxPages); page++) {
    const { data, meta } = await call(notifications.listNotifications, { page }, { organization });
    listed.push(...data.map(({ name, seen, updatedAt }) => ({ name, seen, updatedAt })));
    last = meta.last_page ?? page;
  }
  return listed;
}
