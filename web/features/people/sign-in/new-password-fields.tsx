import { useTranslation } from 'react-i18next';
import { minPasswordLength, usualPasswordLength } from '../../../../shared/core/limits.ts';
import styles from './login-form.module.css';
import { PasswordField } from './password-field.tsx';
import { strengthOf } from './password-strength.ts';

type Name = 'newPassword' | 'confirmPassword';

interface NewPasswordFieldsProps {
  email: string;
  values: Record<Name, string>;
  errors: Partial<Record<Name, string>>;
  autoFocus?: boolean;
  /** Minimum length of a password in the organisation, if the organisation is known. */
  minLength?: number | undefined;
  onChange: (name: Name, value: string) => void;
}

/** Errors for a short password; replaced if the organisation's minimum length is above the general one. */
const shortKeys = new Set(['validation.password_length', 'validation.password_short']);

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { email, values, errors, autoFocus, minLength: ofOrganization, onChange } = props;
  const { t } = useTranslation('session');
  const minLength = ofOrganization ?? minPasswordLength;
  const isShort = minLength > minPasswordLength && shortKeys.has(errors.newPassword ?? '');
  return (
    <>
      <div>
        <PasswordField
          name="newPassword"
          label={t('newPassword')}
          description={
            ofOrganization === undefined
              ? t('newPasswordHelpUnknown', { atLeast: minLength, usual: usualPasswordLength })
              : t('newPasswordHelp', { atLeast: minLength })
          }
          autoComplete="new-password"
          {...(autoFocus && { autoFocus })}
          value={values.newPassword}
          error={isShort ? 'validation.password_shorter' : errors.newPassword}
          limit={minLength}
          onChange={value => onChange('newPassword', value)}
        />
        <Strength password={errors.newPassword ? '' : values.newPassword} email={email} />
      </div>
      <PasswordField
        name="confirmPassword"
        label={t('confirmPassword')}
        autoComplete="new-password"
        value={values.confirmPassword}
        error={errors.confirmPassword}
        onChange={value => onChange('confirmPassword', value)}
      />
    </>
  );
}

function Strength({ password, email }: { password: string; email: string }) {
  const { t } = useTranslation('session');
  const strength = password ? strengthOf(password, email) : undefined;
  return (
    <div role="status" className={styles.strength} data-strength={strength}>
      {strength && (
        <>
          <span className={styles.strengthBar} aria-hidden />
          {t(`strength.${strength}`)}
        </>
      )}
    </div>
  );
}
