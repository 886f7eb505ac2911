import { useTranslation } from 'react-i18next';
import type { Class } from '../../../../shared/features/classes/classes/schema.ts';
import { maxChildren } from '../../../../shared/features/classes/classes/stays.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ChooseChildren } from '../../../ui/picker/choose-children.tsx';
import { useClassActions } from './use-class-actions.ts';

export function AddChildrenDialog({ record, onClose }: { record: Class; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const { addChildren, isAdding } = useClassActions();
  const room = maxChildren - record.children.length - record.hidden;
  return (
    <Dialog entries="ask" onClose={onClose} title={t('addTo', { name: record.name })} size="lg" fillsPhone>
      {room > 0 ? (
        <ChooseChildren
          initial={[]}
          known={new Set(record.children.map(({ id }) => id))}
          max={room}
          submit={t('action.addChildren')}
          isWorking={isAdding}
          onSubmit={async (ids, isAll) => {
            if ((await addChildren(record, ids)) && isAll) onClose();
          }}
          onCancel={onClose}
        />
      ) : (
        <Notice>{t('full', { count: maxChildren })}</Notice>
      )}
    </Dialog>
  );
}
