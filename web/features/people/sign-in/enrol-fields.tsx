import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { CodeField } from './code-field.tsx';
import styles from './login-form.module.css';

interface EnrolFieldsProps {
  email: string;
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** TOTP setup: QR code, secret and the app's code. */
export function EnrolFields({ email, code, error, onChange }: EnrolFieldsProps) {
  const { t } = useTranslation(['session', 'errors']);
  const {
    data,
    isError,
    refetch: beginAgain,
  } = useQuery({
    queryKey: ['second-factor-setup', email],
    queryFn: async () => (await import('./second-factor.ts')).beginSecondFactor(email),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (isError) return <ListFailure text={t('errors:server.failed')} onRetry={beginAgain} />;
  if (!data) return <Loader />;
  return (
    <>
      <p>{t('enrol.scan')}</p>
      <img src={data.picture} alt={t('enrol.qr')} className={styles.qr} />
      <p className={styles.secret}>{data.secret}</p>
      <CodeField value={code} error={error} onChange={onChange} />
    </>
  );
}
