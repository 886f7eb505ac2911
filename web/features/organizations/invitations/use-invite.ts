import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInEmail } from '../../../../shared/core/fields.ts';
import type { Module } from '../../../../shared/core/permissions.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import type { PickedCase } from '../../../platform/lookups/find-cases.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import type { PickedOrganization } from '../members/organization-picker.tsx';
import { organizationLicenceQuery, refreshMembers } from '../members/queries.ts';
import type { RoleValues } from '../members/role-fields.tsx';
import { leftToInvite, type MissedInvite, readEmails, sendInvites } from './send-invites.ts';

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
  const latest = useRef(values);
  latest.current = values;
  const slug = organizationId ?? values.organization?.id ?? '';
  const { data: licence } = useQuery(organizationLicenceQuery(slug));
  /** The chosen modules; undefined until the licence is known. */
  const modules = values.modules ?? licence?.modules;
  const typedNow = readEmails(values.emails).addresses;

  function change(changes: Partial<InviteValues>): void {
    setValues(before => ({ ...before, ...changes }));
    setErrors({});
    if (changes.organization !== undefined) setFailed([]);
  }

  const inviting = useApiMutation(sendInvites, refreshMembers);

  /** Sends the invitations; returns false if a field has an error. */
  function submit(): boolean {
    const { addresses: emails, wrong: notRead } = readEmails(values.emails);
    const tooLong = emails.filter(address => !SignInEmail.safeParse(address).success);
    const wrong = errorsOf(slug, emails, [...notRead, ...tooLong]);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    const { role, visibility, preassignedCases } = values;
    const picks = role === 'user' && visibility === 'selected' ? preassignedCases.map(({ id }) => id) : [];
    inviting.mutate(
      { organizationId: slug, emails, role, visibility, modules: values.modules, picks },
      {
        onSuccess: missed => onInvited(emails, missed),
        onError: error => toastFailed(errorText(error)),
      },
    );
    return true;
  }

  function onInvited(emails: string[], missed: MissedInvite[]): void {
    const { role } = values;
    const done = emails.length - missed.length;
    if (done > 0) toastDone(t('toast.invited', { count: done }));
    setFailed(
      missed.map(({ email, error }) => ({
        email,
        reason: errorText(error, role === 'admin' ? 'add-admin' : 'add-user'),
      })),
    );
    const left = leftToInvite(
      latest.current.emails,
      emails,
      missed.map(({ email }) => email),
    );
    if (left === '') onClose();
    else change({ emails: left });
    if (missed.length > 0) toastFailed(t(role === 'admin' ? 'toast.adminFailed' : 'toast.userFailed'));
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
