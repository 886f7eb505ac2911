import { useQuery } from '@tanstack/react-query';
import { audit } from '../../../../../shared/features/operations/audit/endpoints.ts';
import { organizations } from '../../../../../shared/features/organizations/organizations/endpoints.ts';
import type { FullOrganization } from '../../../../../shared/features/organizations/organizations/schema.ts';
import { call } from '../../../../platform/api/call.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import type { OtherSave } from '../../../../ui/dialog/field-conflict-dialog.tsx';

/** Who saved a version of an organisation and when; undefined while loading. */
export function useLastChange({ id, version }: FullOrganization): OtherSave | undefined {
  const isOwn = useSession().organization?.id === id;
  const { data, isError } = useQuery({
    queryKey: ['organization-last-change', id, version],
    queryFn: () => (isOwn ? readAudit(id) : readPlatformEvents(id)),
    retry: false,
  });
  return isError ? {} : data;
}

async function readAudit(id: string): Promise<OtherSave> {
  const { data } = await call(audit.searchAudit, { kind: 'changes', record: id, limit: 1 });
  const [last] = data;
  return { by: last?.by.name ? { id: last.by.id, fullName: last.by.name } : undefined, at: last?.at };
}

async function readPlatformEvents(organizationId: string): Promise<OtherSave> {
  const { data } = await call(organizations.listPlatformEvents, { organizationId });
  const [last] = data;
  return { by: last?.by ? { id: '', fullName: last.by } : undefined, at: last?.at };
}
