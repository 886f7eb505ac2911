import { useTranslation } from 'react-i18next';
import type { EyeReport } from '../../../../../../shared/features/eye/eye-reports/schema.ts';
import { FieldConflictDialog } from '../../../../../ui/dialog/field-conflict-dialog.tsx';
import { type EyeValues, toFormValues } from '../eye-values.ts';
import { usePartText } from './use-part-text.ts';
import { differingParts, mergeVisit } from './visit-parts.ts';

interface ConflictDialogProps {
  theirs: EyeReport;
  /** The values when the form was opened. */
  before: EyeValues;
  mine: EyeValues;
  onTakeTheirs: () => void;
  onSave: (merged: EyeValues) => void;
  onClose: () => void;
}

export function ConflictDialog({ theirs, before, mine, onTakeTheirs, onSave, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('eye');
  const { nameOf, textOf } = usePartText();
  const stored = toFormValues(theirs);
  const changedHere = new Set(differingParts(mine, before).map(({ key }) => key));
  const { id, fullName } = theirs.savedBy;
  return (
    <FieldConflictDialog
      other={{ by: { id, fullName }, at: theirs.savedAt }}
      conflicts={differingParts(mine, stored).map(part => ({
        key: part.key,
        label: nameOf(part.key),
        theirs: textOf(part, stored),
        mine: textOf(part, mine),
        isMine: changedHere.has(part.key),
      }))}
      note={t('conflict.versions')}
      onTakeTheirs={onTakeTheirs}
      onSave={kept => onSave(mergeVisit(stored, mine, kept))}
      onClose={onClose}
    />
  );
}
