import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CallError } from '../../../platform/api/call-error.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { SignInLayout } from '../../../ui/layout/sign-in-layout.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { InvitationInvalid } from './invitation-invalid.tsx';
import { invitationQuery } from './invitation-query.ts';
import { JoinForm } from './join-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** Page that an invitation link opens; nobody can register without an invitation. */
function RegisterPage() {
  const { t } = useTranslation('invitations');
  const token = useSearchParams()[0].get('token');
  usePageTitle(t('register.title'));
  return (
    <SignInLayout>
      {token === null ? <InvitationInvalid why="closed" /> : <Invitation token={token} />}
    </SignInLayout>
  );
}

function Invitation({ token }: { token: string }) {
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useQuery(invitationQuery(token));
  if (isPending) return null;
  if (error instanceof CallError && !error.isTransient) return <InvitationInvalid why="unusable" />;
  if (!data) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  return data.hasSignIn ? (
    <JoinForm invitation={data} token={token} />
  ) : (
    <RegisterForm invitation={data} token={token} />
  );
}

export { RegisterPage as Component };
