import { Button } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import type { OpenedInvitation } from '../../../../shared/features/organizations/invitations/schema.ts';
import type { SignedIn } from '../../../../shared/features/people/account/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useOptionalSession } from '../../../platform/auth/session.ts';
import { isRemembered } from '../../../platform/auth/token-store.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { CredentialFields } from '../sign-in/login-fields.tsx';
import styles from '../sign-in/login-form.module.css';
import { RefusalNotice } from '../sign-in/refusal-notice.tsx';
import { isChallenge } from '../sign-in/sign-in-values.ts';
import { useCompleteSignIn } from '../sign-in/use-complete-sign-in.ts';
import { prepareSignIn, useSignIn } from '../sign-in/use-sign-in.ts';

const ChallengeFields = lazy(async () => ({
  default: (await import('../sign-in/challenge-fields.tsx')).ChallengeFields,
}));

interface JoinFormProps {
  invitation: OpenedInvitation;
  token: string;
}

/** Lets an existing user join with their account. */
export function JoinForm({ invitation, token }: JoinFormProps) {
  const { t } = useTranslation(['invitations', 'session']);
  const session = useOptionalSession();
  const { organizationName: organization, email, role } = invitation;
  const isCurrent = session?.email.toLowerCase() === email.toLowerCase();
  const as = t(role === 'admin' ? 'register.roleAdmin' : 'register.roleUser');
  return (
    <div className={styles.form}>
      <div>
        <h1>{t('join.title', { organization })}</h1>
        <p className={styles.lead}>{t('join.lead', { role: as })}</p>
      </div>
      {isCurrent ? <JoinNow token={token} name={session.fullName} /> : <SignInToJoin {...{ email, token }} />}
    </div>
  );
}

async function acceptAndOpen(token: string, remember: boolean): Promise<SignedIn> {
  const { organizationSlug } = await call(invitations.acceptInvitation, { token });
  const { openOrganization } = await import('../sign-in/sign-in.ts');
  return openOrganization(organizationSlug, remember);
}

function JoinNow({ token, name }: { token: string; name: string }) {
  const { t } = useTranslation('invitations');
  const errorText = useErrorText();
  const opened = useCompleteSignIn('joined');
  const [isBusy, setBusy] = useState(false);

  async function join(): Promise<void> {
    setBusy(true);
    try {
      opened(await acceptAndOpen(token, isRemembered()));
    } catch (error) {
      toastFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="md" fullWidth loading={isBusy} onClick={join}>
      {t('join.asCurrent', { name })}
    </Button>
  );
}

function SignInToJoin({ email, token }: { email: string; token: string }) {
  const { t } = useTranslation('invitations');
  const node = useRef<HTMLFormElement>(null);
  const signIn = useSignIn({
    initialValues: { email },
    onSignedIn: useCompleteSignIn('joined'),
    openSession: remember => acceptAndOpen(token, remember),
  });
  const { step, refusal, isBusy, startAgain, goOn } = signIn;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await goOn())) focusFirstInvalid(node.current);
  }

  return (
    <form ref={node} noValidate onSubmit={submit} onFocus={prepareSignIn} className={styles.form}>
      <CredentialFields signIn={signIn} onSwitchAccount={startAgain} isEmailFixed />
      {isChallenge(step) && (
        <Suspense>
          <ChallengeFields signIn={signIn} />
        </Suspense>
      )}
      <RefusalNotice refusal={refusal} />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('join.submit')}
      </Button>
    </form>
  );
}
