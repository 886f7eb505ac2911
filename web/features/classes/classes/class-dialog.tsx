import { useTranslation } from 'react-i18next';
import type { Class } from '../../../../shared/features/classes/classes/schema.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { ClassForm } from './class-form.tsx';
import { keepClass } from './queries.ts';

interface ClassDialogProps {
  /** Null for a new class. */
  record: Class | null;
  onClose: () => void;
  onSaved: (saved: Class) => void;
}

export function ClassDialog({ record, onClose, onSaved }: ClassDialogProps) {
  const { t } = useTranslation(['classes', 'ui']);
  const draftKey = { form: record?.id ?? 'class' };
  const autosave = useDraft(draftKey);
  return (
    <Dialog entries="kept" onClose={onClose} title={t(record ? 'edit' : 'new')} fillsPhone>
      {autosave !== undefined && (
        <ClassForm
          record={record}
          draftKey={draftKey}
          autosave={autosave}
          onCancel={onClose}
          onSaved={saved => {
            keepClass(saved);
            void toastDone(t(record ? 'ui:done.changed' : 'ui:done.added', { name: saved.name }));
            onSaved(saved);
          }}
        />
      )}
    </Dialog>
  );
}
