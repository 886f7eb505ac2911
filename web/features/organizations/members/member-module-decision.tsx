import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fetchSession } from '../../../platform/auth/fetch-session.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { ModuleDecision, type ModuleOfMember } from '../module-access/module-dialog.tsx';
import { organizationLicenceQuery, refreshMembers } from './queries.ts';

interface MemberModuleDecisionProps {
  target: ModuleOfMember;
  onClose: () => void;
}

/** Grants or revokes a member's module. Admins may grant licensed modules, platform administrators any. */
export function MemberModuleDecision({ target, onClose }: MemberModuleDecisionProps) {
  const session = useSession();
  const isPlatform = session.role === 'superadmin';
  const { data } = useQuery(organizationLicenceQuery(isPlatform ? '' : target.organizationId));
  if (!isPlatform && !data) return <Skeleton height={200} />;

  /** Refetches the members, and the session if users change their own modules. */
  async function refresh(): Promise<void> {
    await refreshMembers();
    if (target.member.id === session.id) await fetchSession();
  }

  const canOpen = isPlatform || (data?.modules.includes(target.state.module) ?? false);
  return <ModuleDecision target={target} canOpen={canOpen} refresh={refresh} onClose={onClose} />;
}
