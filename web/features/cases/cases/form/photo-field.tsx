import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../../platform/i18n/use-field-error.ts';
import { PictureField } from '../../../../ui/file/picture-field.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import type { CaseForm } from './use-case-form.ts';

export function PhotoField({ form }: { form: CaseForm }) {
  const { t } = useTranslation('cases');
  const fieldError = useFieldError();
  const { photoId, fullName } = form.values;
  return (
    <div className={layout.allColumns}>
      <PictureField
        label={t('field.photoId')}
        purpose="case-photo"
        name={fullName}
        value={photoId}
        onChange={id => form.setFieldValue('photoId', id)}
        isRound
        error={fieldError(form.errors.photoId)}
      />
    </div>
  );
}
