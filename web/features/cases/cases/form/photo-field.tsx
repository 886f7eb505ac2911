import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../../platform/i18n/use-field-error.ts';
import { PictureField } from '../../../../ui/file/picture-field.tsx';
import styles from '../case-sections.module.css';
import type { CaseForm } from './use-case-form.ts';

interface PhotoFieldProps {
  form: CaseForm;
  /** Told whether a picture is on its way. */
  onUploadingChange: (isSending: boolean) => void;
}

/** A picture of the child; it is kept with the case when the form is saved. */
export function PhotoField({ form, onUploadingChange }: PhotoFieldProps) {
  const { t } = useTranslation('cases');
  const fieldError = useFieldError();
  const { photoId, fullName } = form.values;
  return (
    <div className={styles.whole}>
      <PictureField
        label={t('field.photoId')}
        purpose="case-photo"
        name={fullName}
        value={photoId}
        onChange={id => form.setFieldValue('photoId', id)}
        onUploadingChange={onUploadingChange}
        isRound
        error={fieldError(form.errors.photoId)}
      />
    </div>
  );
}
