import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import type { OpenedInvitation } from '../../../../shared/features/organizations/invitations/schema.ts';
import type { SignedIn } from '../../../../shared/features/people/account/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useOptionalSession } from '../../../platform/auth/session.ts';
import { isRemembered } from '../../../platform/auth/token-store.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { CredentialFields } from '../sign-in/login-fields.tsx';
import styles from '../sign-in/login-form.module.css';
import { RefusalNotice } from '../sign-in/refusal-notice.tsx';
import { isChallenge } from '../sign-in/sign-in-values.ts';
import { useCompleteSignIn } from '../sign-in/use-complete-sign-in.ts';
import { prepareSignIn, useSignIn } from '../sign-in/use-sign-in.ts';
import { invitationQuery } from './invitation-query.ts';
import { InvitationTerms } from './invitation-terms.tsx';
import {
  acceptedTermsIn,
  missingTerms,
  nothingTicked,
  type TermsErrors,
  type TickedTerms,
  termsErrorsIn,
} from './ticked-terms.ts';

const ChallengeFields = lazyComponent(
  async () => (await import('../sign-in/challenge-fields.tsx')).ChallengeFields,
);

interface JoinFormProps {
  invitation: OpenedInvitation;
  token: string;
}

/** Form in which an existing user accepts the terms of an organisation and joins it. */
export function JoinForm({ invitation, token }: JoinFormProps) {
  const { t } = useTranslation(['invitations', 'session']);
  const session = useOptionalSession();
  const { organizationName: organization, email, role } = invitation;
  const isCurrent = session?.email.toLowerCase() === email.toLowerCase();
  const as = t(role === 'admin' ? 'register.roleAdmin' : 'register.roleUser');
  const joining = useJoining(invitation, token);
  const terms = (
    <InvitationTerms
      invitation={invitation}
      ticked={joining.ticked}
      errors={joining.errors}
      onHouseTerms={acceptsHouseTerms => joining.change({ acceptsHouseTerms })}
      onUserTerms={acceptsUserTerms => joining.change({ acceptsUserTerms })}
    />
  );
  return (
    <div className={styles.form}>
      <div>
        <h1>{t('join.title', { organization })}</h1>
        <p className={styles.lead}>{t('join.lead', { role: as })}</p>
      </div>
      {isCurrent ? (
        <JoinNow name={session.fullName} terms={terms} joining={joining} />
      ) : (
        <SignInToJoin email={email} terms={terms} joining={joining} />
      )}
    </div>
  );
}

interface JoinProps {
  terms: ReactNode;
  joining: JoiningState;
}

function JoinNow({ name, terms, joining: { check, join } }: JoinProps & { name: string }) {
  const { t } = useTranslation('invitations');
  const errorText = useErrorText();
  const node = useRef<HTMLFormElement>(null);
  const opened = useCompleteSignIn('joined');
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!check()) return focusFirstInvalid(node.current);
    setBusy(true);
    try {
      opened(await join(isRemembered()));
    } catch (error) {
      toastFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={node} noValidate onSubmit={submit} className={styles.form}>
      {terms}
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('join.asCurrent', { name })}
      </Button>
    </form>
  );
}

function SignInToJoin({ email, terms, joining: { check, join } }: JoinProps & { email: string }) {
  const { t } = useTranslation('invitations');
  const node = useRef<HTMLFormElement>(null);
  const signIn = useSignIn({
    initialValues: { email },
    onSignedIn: useCompleteSignIn('joined'),
    openSession: join,
  });
  const { step, refusal, isBusy, startAgain, goOn } = signIn;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!check() || !(await goOn())) focusFirstInvalid(node.current);
  }

  return (
    <form ref={node} noValidate onSubmit={submit} onFocus={prepareSignIn} className={styles.form}>
      <CredentialFields signIn={signIn} onSwitchAccount={startAgain} isEmailFixed />
      {isChallenge(step) && <ChallengeFields signIn={signIn} />}
      {terms}
      <RefusalNotice refusal={refusal} />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('join.submit')}
      </Button>
    </form>
  );
}

/** State of accepting terms while a signed-in user joins an organisation. */
function useJoining(invitation: OpenedInvitation, token: string) {
  const locale = useLocale();
  const [ticked, setTicked] = useState(nothingTicked);
  const [errors, setErrors] = useState<TermsErrors>({});

  function change(changes: Partial<TickedTerms>): void {
    setTicked(before => ({ ...before, ...changes }));
    setErrors({});
  }

  /** Returns whether all required terms are ticked; marks those that are not. */
  function check(): boolean {
    const wrong = missingTerms(invitation, ticked);
    setErrors(wrong);
    return Object.keys(wrong).length === 0;
  }

  /** Accepts the terms. @throws version.conflict if they have changed; they are then reloaded */
  async function accept(): Promise<string> {
    try {
      const sent = { token, locale, ...acceptedTermsIn(invitation, ticked) };
      return (await call(invitations.acceptInvitation, sent)).organizationSlug;
    } catch (error) {
      const wrong = termsErrorsIn(error instanceof CallError ? error.fields : {});
      if (Object.keys(wrong).length === 0) throw error;
      await queryClient.invalidateQueries({ queryKey: invitationQuery(token).queryKey });
      setTicked(nothingTicked);
      setErrors(wrong);
      throw new CallError('version.conflict', 409);
    }
  }

  async function join(remember: boolean): Promise<SignedIn> {
    const slug = await accept();
    const { openOrganization } = await import('../sign-in/sign-in.ts');
    return openOrganization(slug, remember);
  }

  return { ticked, errors, change, check, join };
}

type JoiningState = ReturnType<typeof useJoining>;
