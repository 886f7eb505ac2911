import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Email, Slug } from '../../shared/fields.ts';
import { invitations } from '../../shared/invitations/endpoints.ts';
import type { Module } from '../../shared/permissions.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { useLang } from '../i18n/use-lang.ts';
import type { PickedCase } from '../ui/case-picker.tsx';
import { toastDone, toastFailed } from '../ui/toast.ts';
import { refreshMemberships } from './membership-queries.ts';
import type { RoleValues } from './role-fields.tsx';

interface InviteValues extends RoleValues {
  organizationId: string;
  emails: string;
  picks: PickedCase[];
  modules: Module[];
}

type InviteErrors = Partial<Record<'organizationId' | 'emails', string>>;

interface Failed {
  email: string;
  why: string;
}

/** Addresses as people paste them: separated by anything, with names or brackets around them. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;，；、<>"]+/)
      .filter(part => part.includes('@'))
      .map(part => part.toLowerCase()),
  ),
];

/** The state of the form. Each address is an invitation of its own; those that failed stay in the field. */
export function useInvite(organizationId: string | undefined, onClose: () => void) {
  const { t } = useTranslation('people');
  const lang = useLang();
  const errorText = useErrorText();
  const isOfPlatform = organizationId === undefined;
  const [errors, setErrors] = useState<InviteErrors>({});
  const [failed, setFailed] = useState<Failed[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [values, setValues] = useState<InviteValues>({
    organizationId: organizationId ?? '',
    emails: '',
    role: isOfPlatform ? 'admin' : 'user',
    visibility: 'all',
    picks: [],
    modules: [],
  });

  function change(changes: Partial<InviteValues>): void {
    setValues(before => ({ ...before, ...changes }));
    setErrors({});
  }

  async function inviteOne(email: string): Promise<Failed | undefined> {
    const { organizationId: slug, role, visibility, modules } = values;
    const picks = role === 'user' && visibility === 'selected' ? values.picks.map(({ id }) => id) : [];
    const key = crypto.randomUUID();
    try {
      const sent = { organizationId: slug.trim(), email, role, visibility, modules, picks, locale: lang };
      await call(invitations.invite, sent, { idempotencyKey: key });
      return undefined;
    } catch (error) {
      return { email, why: errorText(error, role === 'admin' ? 'add-admin' : 'add-user') };
    }
  }

  /** Says whether the fields were right. */
  async function submit(): Promise<boolean> {
    const addresses = addressesIn(values.emails);
    const wrong = errorsOf(values, addresses);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    setBusy(true);
    const missed: Failed[] = [];
    for (const email of addresses) {
      const failure = await inviteOne(email);
      if (failure) missed.push(failure);
    }
    setBusy(false);
    await refreshMemberships();
    const done = addresses.length - missed.length;
    if (done > 0) toastDone(t('toast.invited', { count: done }));
    setFailed(missed);
    if (missed.length === 0) onClose();
    else {
      change({ emails: missed.map(({ email }) => email).join('\n') });
      toastFailed(t(values.role === 'admin' ? 'toast.adminFailed' : 'toast.userFailed'));
    }
    return true;
  }

  return { values, errors, failed, isBusy, change, submit };
}

function errorsOf({ organizationId, emails }: InviteValues, addresses: string[]): InviteErrors {
  const errors: InviteErrors = {};
  if (organizationId.trim() === '') errors.organizationId = 'validation.required';
  else if (!Slug.safeParse(organizationId.trim()).success) errors.organizationId = 'validation.invalid';
  if (emails.trim() === '') errors.emails = 'validation.required';
  else if (addresses.length === 0 || !addresses.every(email => Email.safeParse(email).success))
    errors.emails = 'validation.email';
  return errors;
}
