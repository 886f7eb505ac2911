import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EyeReport } from '../../../../../../shared/features/eye/eye-reports/schema.ts';
import { toastNotice } from '../../../../../ui/feedback/toast.ts';
import { lazyComponent } from '../../../../../ui/lazy-component.tsx';
import { type EyeValues, toFormValues } from '../eye-values.ts';
import type { ConflictDialogProps } from './conflict-dialog.tsx';
import { partsOfVisit } from './visit-parts.ts';

const ConflictDialog = lazyComponent(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);

/** Another version of the report, found while saving. */
interface Conflict {
  theirs: EyeReport;
  isToBeFinished: boolean;
  /** Ends the save that found the conflict. */
  end: (isSaved: boolean | Promise<boolean>) => void;
}

interface ConflictOptions {
  /** Whether the form amends a finished report. */
  isFinished: boolean;
  onTakeTheirs: (theirs: EyeReport) => void;
  /** Called with the values to keep; the form continues with them from their version. */
  onMerge: (theirs: EyeReport, merged: EyeValues) => void;
  save: (isToBeFinished: boolean) => Promise<boolean>;
}

/**
 * Lets the user choose between both versions of a visit, then saves the merged values. If the report was
 * finished meanwhile, they are not saved before the user chooses to amend it.
 */
export function useVisitConflict({ isFinished, onTakeTheirs, onMerge, save }: ConflictOptions) {
  const { t } = useTranslation('eye');
  const [conflict, setConflict] = useState<Conflict>();

  const ask = (theirs: EyeReport, isToBeFinished: boolean) =>
    new Promise<boolean>(end => setConflict({ theirs, isToBeFinished, end }));

  function close({ end }: Conflict, isSaved: boolean | Promise<boolean>): void {
    setConflict(undefined);
    end(isSaved);
  }

  function takeTheirs(found: Conflict): void {
    close(found, true);
    onTakeTheirs(found.theirs);
  }

  function merge(found: Conflict, merged: EyeValues): void {
    const { theirs, isToBeFinished } = found;
    const isToBeAmended = theirs.status !== 'draft' && !isFinished;
    const isSame = partsOfVisit.differing(merged, toFormValues(theirs)).length === 0;
    if (isToBeAmended && isSame) {
      takeTheirs(found);
      return;
    }
    onMerge(theirs, merged);
    if (isToBeAmended) toastNotice(t('conflict.finished', { reference: theirs.reference }));
    close(found, isToBeAmended || save(isToBeFinished));
  }

  const dialogFor = (versions: (theirs: EyeReport) => Pick<ConflictDialogProps, 'before' | 'mine'>) =>
    conflict && (
      <ConflictDialog
        {...versions(conflict.theirs)}
        theirs={conflict.theirs}
        onTakeTheirs={() => takeTheirs(conflict)}
        onSave={merged => merge(conflict, merged)}
        onClose={() => close(conflict, true)}
      />
    );

  return { theirs: conflict?.theirs, ask, dialogFor };
}
