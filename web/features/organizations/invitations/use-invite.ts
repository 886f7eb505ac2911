import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { SignInEmail } from '../../../../shared/core/fields.ts';
import type { Module } from '../../../../shared/core/permissions.ts';
import { readAddresses } from '../../../../shared/core/reading/read-addresses.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import type { PickedCase } from '../../../platform/lookups/find-cases.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import type { PickedOrganization } from '../members/organization-picker.tsx';
import { organizationLicenceQuery, refreshMembers } from '../members/queries.ts';
import type { RoleValues } from '../members/role-fields.tsx';

interface InviteValues extends RoleValues {
  organization: PickedOrganization | null;
  emails: string;
  preassignedCases: PickedCase[];
  /** Modules for the invited users; null for all modules of the licence. */
  modules: Module[] | null;
}

interface InviteErrors {
  organization?: string;
  emails?: string;
  /** Parts of the typed text that are not email addresses. */
  wrongAddresses?: string[];
}

interface FailedInvite {
  email: string;
  reason: string;
}

/** State of the invite form. Sends one request per address; failed addresses stay in the field. */
export function useInvite(organizationId: string | undefined, onClose: () => void) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const isPlatformInvite = organizationId === undefined;
  const [errors, setErrors] = useState<InviteErrors>({});
  const [failed, setFailed] = useState<FailedInvite[]>([]);
  const [values, setValues] = useState<InviteValues>({
    organization: null,
    emails: '',
    role: isPlatformInvite ? 'admin' : 'user',
    visibility: 'all',
    preassignedCases: [],
    modules: null,
  });
  const slug = organizationId ?? values.organization?.id ?? '';
  const licensed = useQuery(organizationLicenceQuery(slug)).data?.modules ?? [];
  const modules = values.modules ?? licensed;
  const typedNow = readAddresses(values.emails).addresses.map(address => address.toLowerCase());

  function change(changes: Partial<InviteValues>): void {
    setValues(before => ({ ...before, ...changes }));
    setErrors({});
    if (changes.organization !== undefined) setFailed([]);
  }

  const inviting = useApiMutation(async (invites: RequestOf<typeof invitations.invite>[], key) => {
    const missed: FailedInvite[] = [];
    for (const [index, invite] of invites.entries()) {
      const { email, role } = invite;
      const idempotencyKey = `${key}-${index}`;
      await call(invitations.invite, invite, { idempotencyKey }).catch((error: unknown) =>
        missed.push({ email, reason: errorText(error, role === 'admin' ? 'add-admin' : 'add-user') }),
      );
    }
    return missed;
  }, refreshMembers);

  async function submit(): Promise<boolean> {
    const typed = readAddresses(values.emails);
    const addresses = typed.addresses.map(address => address.toLowerCase());
    const tooLong = addresses.filter(address => !SignInEmail.safeParse(address).success);
    const wrongAddresses = [...typed.wrong, ...tooLong];
    const wrong = errorsOf(slug, addresses, wrongAddresses);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    const { role, visibility, preassignedCases } = values;
    const picks = role === 'user' && visibility === 'selected' ? preassignedCases.map(({ id }) => id) : [];
    const missed = await inviting.mutateAsync(
      addresses.map(email => ({ organizationId: slug, email, role, visibility, modules, picks })),
    );
    const done = addresses.length - missed.length;
    if (done > 0) toastDone(t('toast.invited', { count: done }));
    setFailed(missed);
    if (missed.length === 0) onClose();
    else {
      change({ emails: missed.map(({ email }) => email).join('\n') });
      toastFailed(t(role === 'admin' ? 'toast.adminFailed' : 'toast.userFailed'));
    }
    return true;
  }

  const stillTyped = failed.filter(({ email }) => typedNow.includes(email));
  return { values, modules, errors, failed: stillTyped, isBusy: inviting.isPending, change, submit };
}

function errorsOf(slug: string, addresses: string[], wrongAddresses: string[]): InviteErrors {
  return {
    ...(slug === '' && { organization: 'validation.required' }),
    ...(wrongAddresses.length > 0
      ? { emails: 'validation.email', wrongAddresses }
      : addresses.length === 0 && { emails: 'validation.required' }),
  };
}
