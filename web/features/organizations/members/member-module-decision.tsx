import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { askForSession } from '../../../platform/auth/ask-for-session.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { ModuleDecision, type ModuleOfMember } from '../module-access/module-dialog.tsx';
import { licensedQuery, refreshMemberships } from './membership-queries.ts';

interface MemberModuleDecisionProps {
  of: ModuleOfMember;
  onClose: () => void;
}

/** Admins open what their licence includes; the platform opens everything. */
export function MemberModuleDecision({ of, onClose }: MemberModuleDecisionProps) {
  const session = useSession();
  const isPlatform = session.role === 'superadmin';
  const { data } = useQuery(licensedQuery(isPlatform ? '' : of.organizationId));
  if (!isPlatform && !data) return <Skeleton height={200} />;

  /** Whoever changes their own has it at once. */
  async function refresh(): Promise<void> {
    await refreshMemberships();
    if (of.member.id === session.id) await askForSession();
  }

  const canOpen = isPlatform || (data?.modules.includes(of.state.module) ?? false);
  return <ModuleDecision of={of} canOpen={canOpen} refresh={refresh} onClose={onClose} />;
}
