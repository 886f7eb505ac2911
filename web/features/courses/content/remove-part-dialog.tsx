import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byTitle } from '../../../../shared/features/courses/course-content/natural-order.ts';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { partsWithin } from '../../../../shared/features/courses/course-content/tree.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';

interface RemovePartDialogProps {
  part: CoursePart;
  parts: readonly CoursePart[];
  isWorking: boolean;
  /** Called with true if the content of the folder moves into the folder above. */
  onRemove: (keepsContent: boolean) => void;
  onClose: () => void;
}

/** Maximum number of names listed; further ones are only counted. */
const maxNamed = 8;

/**
 * Asks before a part of a course is deleted; lists the parts in it, which are also deleted or move to the
 * folder above.
 */
export function RemovePartDialog({ part, parts, isWorking, onRemove, onClose }: RemovePartDialogProps) {
  const { t } = useTranslation(['courses', 'ui']);
  const [keeps, setKeeps] = useState(false);
  const held = partsWithin(parts, part.id).filter(({ id }) => id !== part.id);
  const names = held.toSorted(byTitle).slice(0, maxNamed);
  const above = parts.find(({ id }) => id === part.parentId)?.title ?? t('content.top');
  const going =
    held.length > 0 ? t('content.removeConsequence', { count: held.length }) : t('content.undoable');
  const consequence = keeps ? t('content.keptConsequence', { folder: above }) : going;
  return (
    <ConfirmDialog
      isOpen
      title={t('remove.title', { title: part.title })}
      consequence={consequence}
      confirm={t('content.action.remove')}
      keep={t('ui:act.keep')}
      isWorking={isWorking}
      onConfirm={() => onRemove(keeps)}
      onKeep={onClose}
    >
      {held.length > 0 && (
        <>
          <ul>
            {names.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
            {held.length > names.length && (
              <li>{t('content.andMore', { count: held.length - names.length })}</li>
            )}
          </ul>
          <Switch
            mt="md"
            label={t('content.keepContent', { folder: above })}
            checked={keeps}
            onChange={event => setKeeps(event.currentTarget.checked)}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
