import { IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useInstants } from '../../platform/i18n/use-instants.ts';
import layout from '../layout/layout.module.css';

interface SavedAtProps {
  /** Time when the draft was last saved; nothing is shown before that. */
  at?: string | undefined;
  isSaving?: boolean;
  isUploading?: boolean;
  /** Whether only this user sees the draft, because it is no record yet. */
  isPrivate?: boolean;
  /** Whether some values cannot be saved until the user corrects them. */
  hasErrors?: boolean;
}

/** Shows "Draft saved 14:03", or why it is not saved yet. The form's button saves the record itself. */
export function SavedAt({
  at,
  isSaving = false,
  isUploading = false,
  isPrivate = false,
  hasErrors = false,
}: SavedAtProps) {
  const { t } = useTranslation('ui');
  const { time } = useInstants();
  const Icon = isSaving || isUploading || hasErrors ? IconCloudUp : IconCloudCheck;
  const kept = isSaving
    ? t('form.saving')
    : at && t(isPrivate ? 'form.kept' : 'form.saved', { time: time(at) });
  const settled = hasErrors && !isSaving ? t('form.notSavedWrong') : kept;
  const words = isUploading ? t('form.uploading') : settled;
  return (
    <span className={`${layout.row8} ${layout.soft}`} role="status">
      {words && (
        <>
          <Icon size={18} aria-hidden />
          {words}
        </>
      )}
    </span>
  );
}
