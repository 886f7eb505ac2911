import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { PictureField } from '../../../ui/file/picture-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { DetailValues } from './organization-values.ts';

/** Maximum width divided by height of a logo, so that the logo fits into the header of a report. */
const maxLogoAspect = 4.4;

interface LogoFieldProps<Values extends DetailValues> {
  form: UseFormReturnType<Values>;
}

export function LogoField<Values extends DetailValues>({ form }: LogoFieldProps<Values>) {
  const { t } = useTranslation('organizations');
  const fieldError = useFieldError();
  const { logo, name } = form.values;
  return (
    <div className={layout.allColumns}>
      <PictureField
        label={t('field.logo')}
        purpose="organization-logo"
        name={name}
        maxAspect={maxLogoAspect}
        value={logo}
        onChange={id => form.getInputProps('logo').onChange(id)}
        error={fieldError(form.errors.logo)}
      />
    </div>
  );
}
