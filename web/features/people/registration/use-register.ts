import { useEffect, useState } from 'react';
import type * as z from 'zod';
import type { Script } from '../../../../shared/core/fields.ts';
import { isShortFor } from '../../../../shared/core/password.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import {
  type OpenedInvitation,
  Registration,
} from '../../../../shared/features/organizations/invitations/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { setChineseScript } from '../../../platform/i18n/translations.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { fieldErrors } from '../../../ui/form/field-errors.ts';
import { useCompleteSignIn } from '../sign-in/use-complete-sign-in.ts';
import { invitationQuery } from './invitation-query.ts';
import {
  acceptedTermsIn,
  missingTerms,
  nothingTicked,
  type TickedTerms,
  termsErrorsIn,
} from './ticked-terms.ts';

interface RegisterValues extends TickedTerms {
  fullName: string;
  newPassword: string;
  confirmPassword: string;
  acceptsTerms: boolean;
  /** Chinese script that the user prefers; null for the organisation's. */
  script: Script | null;
}

type RegisterErrors = Partial<Record<keyof RegisterValues, string>>;

export function useRegister(invitation: OpenedInvitation, token: string) {
  const { email, fullName, passwordLength } = invitation;
  const lang = useLocale();
  const opened = useCompleteSignIn('registered');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<RegisterErrors>({});
  const [values, setValues] = useState<RegisterValues>({
    fullName,
    newPassword: '',
    confirmPassword: '',
    acceptsTerms: false,
    ...nothingTicked,
    script: null,
  });
  const script = values.script ?? invitation.script;
  useEffect(() => {
    void setChineseScript(script);
  }, [script]);

  function change<Name extends keyof RegisterValues>(name: Name, value: RegisterValues[Name]): void {
    setValues(before => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  }

  /** Shows errors of the form; returns whether there are any. */
  function showErrors(wrong: RegisterErrors): boolean {
    setErrors(wrong);
    return Object.values(wrong).some(Boolean);
  }

  async function registerAndSignIn(sent: z.input<typeof Registration>): Promise<void> {
    const { organizationSlug } = await call(invitations.register, sent);
    const [{ signInWithPassword }, { openOrganization }] = await Promise.all([
      import('../../../platform/auth/cognito.ts'),
      import('../sign-in/sign-in.ts'),
    ]);
    await signInWithPassword(email, values.newPassword);
    opened(await openOrganization(organizationSlug, false));
  }

  async function reloadTerms(): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: invitationQuery(token).queryKey });
    change('acceptsHouseTerms', false);
    change('acceptsUserTerms', []);
  }

  async function submit(): Promise<boolean> {
    const { fullName, newPassword: password, acceptsTerms } = values;
    const sent = {
      ...{ token, fullName, password },
      ...acceptedTermsIn(invitation, values),
      locale: lang,
      script: values.script,
      acceptsTerms: acceptsTerms as true,
    };
    if (showErrors({ ...errorsOf(sent, values, passwordLength), ...missingTerms(invitation, values) }))
      return false;
    setBusy(true);
    try {
      await registerAndSignIn(sent);
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {};
      if (fields.acceptedTerms || fields.acceptedUserTerms) await reloadTerms();
      if (showErrors(toFormErrors(fields))) return false;
      toastFailed(errorText(error, 'create'));
    } finally {
      setBusy(false);
    }
    return true;
  }

  return { values, errors, isBusy, change, submit };
}

function errorsOf(
  sent: z.input<typeof Registration>,
  values: RegisterValues,
  atLeast: number,
): RegisterErrors {
  const wrong = toFormErrors(fieldErrors(Registration, sent));
  if (isShortFor(sent.password, atLeast)) wrong.newPassword = 'validation.password_short';
  if (values.confirmPassword === '') wrong.confirmPassword = 'validation.required';
  else if (values.confirmPassword !== values.newPassword)
    wrong.confirmPassword = 'validation.password_unlike';
  return wrong;
}

function toFormErrors({
  password,
  acceptedTerms,
  acceptedUserTerms,
  ...others
}: Record<string, string>): RegisterErrors {
  return {
    ...others,
    ...(password && { newPassword: password }),
    ...termsErrorsIn({ acceptedTerms, acceptedUserTerms }),
  };
}
