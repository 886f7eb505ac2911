import type { Parts } from '../../../platform/features/parts.ts';
import { AssignDialog } from './assign-dialog.tsx';

/** The dialog that other features, such as classes, open to make members responsible for children. */
export function Component({ caseIds, people, onClose }: Parts['assignDialog']) {
  return (
    <AssignDialog
      rows={caseIds.map(id => ({ id }))}
      initial={people}
      allMatching={undefined}
      onClose={onClose}
      onDone={onClose}
    />
  );
}
