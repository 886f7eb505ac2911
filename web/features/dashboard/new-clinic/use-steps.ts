import { useQuery } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { appliesToCases } from '../../../../shared/features/consent/terms/schema.ts';
import { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';

export interface Step {
  key: 'child' | 'colleagues' | 'logo' | 'consent' | 'qr' | 'digest';
  /** State of a step; `others` means that only an admin can do the step. */
  state: 'done' | 'open' | 'others';
  /** Link to the page where the user does the step. */
  action?: { label: ParseKeys<'dashboard'>; href: string };
}

export interface Steps {
  steps: Step[];
  invited: number;
  joined: number;
  isPending: boolean;
}

/**
 * First steps of an organisation. A step is done if its data exists. Data that only admins can read is
 * requested only for admins.
 * @param isAsked whether any step is shown
 */
export function useSteps(hasCases: boolean, isAsked: boolean): Steps {
  const to = useTo();
  const { organization, role } = useSession();
  const slug = organization?.organizationSlug ?? '';
  const isAdmin = role === 'admin';
  const enabled = isAsked && isAdmin;
  const ofMembers = useQuery({
    queryKey: ['members', 'of', slug],
    queryFn: ({ signal }) => call(members.listMembers, { organizationId: slug }, { signal }),
    enabled,
  });
  const ofTerms = useQuery({
    queryKey: ['terms', 'first-steps', slug],
    queryFn: ({ signal }) => call(terms.searchTerms, {}, { signal }),
    enabled,
  });
  const ofOrganization = useQuery({
    queryKey: ['organizations', 'first-steps', slug],
    queryFn: ({ signal }) => call(organizations.getOrganization, { organizationId: slug }, { signal }),
    enabled,
  });
  const ofQrCode = useQuery({
    queryKey: ['qr-code', slug, 'state'],
    queryFn: ({ signal }) => call(qrCodes.getQrCode, { organizationId: slug }, { signal }),
    enabled: isAsked,
  });
  const list = ofMembers.data?.data;
  const invited = Math.max(0, (list?.length ?? 1) - 1);
  const active = list?.filter(({ status }) => status === 'active').length ?? 1;
  const hasConsent = ofTerms.data?.data.some(term => term.isInUse && appliesToCases(term)) ?? false;
  const own = to('organization', { id: slug });
  const step = (key: Exclude<Step['key'], 'child'>, isDone: boolean, href: string): Step => {
    const state = isDone ? 'done' : isAdmin ? 'open' : 'others';
    const label = isDone ? (`start.${key}.again` as const) : (`start.${key}.action` as const);
    return { key, state, ...(isAdmin && { action: { label, href } }) };
  };
  return {
    invited,
    joined: Math.max(0, active - 1),
    isPending:
      ofQrCode.isPending || (isAdmin && [ofMembers, ofTerms, ofOrganization].some(of => of.isPending)),
    steps: [
      {
        key: 'child',
        state: hasCases ? 'done' : 'open',
        action: { label: 'start.child.action', href: `${to('cases')}?new=1` },
      },
      step('colleagues', invited > 0, `${to('users')}?new=1`),
      step('logo', organization?.logoInfo.url != null, own),
      step('consent', hasConsent, hasConsent ? to('terms') : to('createTerm')),
      step('qr', ofQrCode.data?.code?.state === 'live', `${to('cases')}?tab=qr`),
      step('digest', (ofOrganization.data?.digestDays.length ?? 0) > 0, `${own}?tab=preferences`),
    ],
  };
}
