import { useTranslation } from 'react-i18next';
import type { EyeReport } from '../../../../../../shared/features/eye/eye-reports/schema.ts';
import { type ConflictActs, FieldConflictDialog } from '../../../../../ui/dialog/field-conflict-dialog.tsx';
import { type EyeValues, toFormValues } from '../eye-values.ts';
import { usePartText } from './use-part-text.ts';
import { partsOfVisit } from './visit-parts.ts';

interface ConflictDialogProps extends ConflictActs<EyeValues> {
  theirs: EyeReport;
  /** The values of the visit when the form was opened. */
  before: EyeValues;
  mine: EyeValues;
}

export function ConflictDialog({ theirs, ...versions }: ConflictDialogProps) {
  const { t } = useTranslation('eye');
  const { nameOf, textOf } = usePartText();
  return (
    <FieldConflictDialog
      other={{ by: theirs.savedBy, at: theirs.savedAt }}
      parts={partsOfVisit}
      theirs={toFormValues(theirs)}
      labelOf={nameOf}
      textOf={textOf}
      note={t('conflict.versions')}
      {...versions}
    />
  );
}
