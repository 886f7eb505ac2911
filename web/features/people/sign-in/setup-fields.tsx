import { useTranslation } from 'react-i18next';
import { CodeField } from './code-field.tsx';
import styles from './login-form.module.css';
import type { FactorSetup } from './second-factor.ts';

interface SetupFieldsProps extends FactorSetup {
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

export function SetupFields({ secret, picture, code, error, onChange }: SetupFieldsProps) {
  const { t } = useTranslation('session');
  return (
    <>
      <p>{t('enrol.scan')}</p>
      <img src={picture} alt={t('enrol.qr')} className={styles.qr} />
      <p className={styles.secret}>{secret}</p>
      <CodeField value={code} error={error} onChange={onChange} />
    </>
  );
}
