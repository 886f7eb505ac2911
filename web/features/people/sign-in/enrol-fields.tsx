import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { SetupFields } from './setup-fields.tsx';

interface EnrolFieldsProps {
  email: string;
  /** The password, which has just been verified. */
  password: string;
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** Sets up an authenticator app (TOTP) for users who must have a second factor before signing in. */
export function EnrolFields({ email, password, code, error, onChange }: EnrolFieldsProps) {
  const { t } = useTranslation('errors');
  const {
    data,
    isError,
    refetch: beginAgain,
  } = useQuery({
    queryKey: ['second-factor-setup', email],
    queryFn: async () => (await import('./second-factor.ts')).beginSecondFactor(email, password),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (isError) return <ListFailure text={t('server.failed')} onRetry={beginAgain} />;
  if (!data) return <Loader />;
  return <SetupFields {...data} code={code} error={error} onChange={onChange} />;
}
