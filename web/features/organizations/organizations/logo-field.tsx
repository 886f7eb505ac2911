import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { PictureField } from '../../../ui/file/picture-field.tsx';
import type { DetailValues } from './organization-values.ts';
import styles from './organizations.module.css';

/** As wide as the head of a report has room for. */
const maxLogoAspect = 4.4;

interface LogoFieldProps<Values extends DetailValues> {
  form: UseFormReturnType<Values>;
  /** Called when an upload starts or ends. */
  onUploadingChange: (isSending: boolean) => void;
}

/** The organisation's logo, saved with the form. */
export function LogoField<Values extends DetailValues>({ form, onUploadingChange }: LogoFieldProps<Values>) {
  const { t } = useTranslation('organizations');
  const fieldError = useFieldError();
  const { logo, name } = form.values;
  return (
    <div className={styles.wide}>
      <PictureField
        label={t('field.logo')}
        purpose="organization-logo"
        name={name}
        maxAspect={maxLogoAspect}
        value={logo}
        onChange={id => form.getInputProps('logo').onChange(id)}
        onUploadingChange={onUploadingChange}
        error={fieldError(form.errors.logo)}
      />
    </div>
  );
}
