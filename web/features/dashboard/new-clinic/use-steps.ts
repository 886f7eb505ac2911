import { useQuery } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';

export interface Step {
  key: 'child' | 'colleagues' | 'logo' | 'qr';
  /** `others`: an admin has to do it. */
  state: 'done' | 'open' | 'others';
  /** Where it is done. */
  action?: { label: ParseKeys<'dashboard'>; href: string };
}

/** The first steps of an organisation. They tick themselves from what is there, whoever has done it. */
export function useSteps(): { steps: Step[]; invited: number; joined: number } {
  const to = useTo();
  const { organization, role } = useSession();
  const slug = organization?.organizationSlug ?? '';
  const isAdmin = role === 'admin';
  const { data } = useQuery({
    queryKey: ['members', 'of', slug],
    queryFn: ({ signal }) => call(members.listMembers, { organizationId: slug }, { signal }),
    enabled: isAdmin,
  });
  const { data: qr } = useQuery({
    queryKey: ['qr-code', slug, 'state'],
    queryFn: ({ signal }) => call(qrCodes.getQrCode, { organizationId: slug }, { signal }),
  });
  const hasQrCode = qr?.code?.state === 'live';
  const invited = Math.max(0, (data?.data.length ?? 1) - 1);
  const active = data?.data.filter(({ status }) => status === 'active').length ?? 1;
  const step = (key: 'colleagues' | 'logo' | 'qr', isDone: boolean, href: string): Step => {
    const state = isDone ? 'done' : isAdmin ? 'open' : 'others';
    const label = isDone ? (`start.${key}.again` as const) : (`start.${key}.action` as const);
    return { key, state, ...(isAdmin && { action: { label, href } }) };
  };
  return {
    invited,
    joined: Math.max(0, active - 1),
    steps: [
      { key: 'child', state: 'open', action: { label: 'start.child.action', href: `${to('cases')}?new=1` } },
      step('colleagues', invited > 0, `${to('users')}?new=1`),
      step('logo', organization?.logoInfo.url != null, to('organization', { id: slug })),
      step('qr', hasQrCode, `${to('cases')}?tab=qr`),
    ],
  };
}
