import { useTranslation } from 'react-i18next';
import type { EyeReport } from '../../../../../shared/features/eye/eye-reports/schema.ts';
import { type ConflictChoice, ConflictFrame } from '../../../../ui/dialog/conflict-frame.tsx';

interface ConflictDialogProps extends ConflictChoice {
  /** The version another user has saved meanwhile. */
  theirs: EyeReport;
}

/** Version conflict: says who saved the report first. */
export function ConflictDialog({ theirs, ...choice }: ConflictDialogProps) {
  const { t } = useTranslation('eye');
  return (
    <ConflictFrame
      title={t('conflict.title')}
      takeTheirs={t('conflict.takeTheirs')}
      keepMine={t('conflict.keepMine')}
      {...choice}
    >
      <p>{t('conflict.text', { name: theirs.savedBy.fullName })}</p>
    </ConflictFrame>
  );
}
