import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courseIdFromChildId } from '../../../../shared/core/ids.ts';
import { byTitle } from '../../../../shared/features/courses/course-content/natural-order.ts';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { flatten, partsWithin, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { PartAct } from './part-menu.tsx';
import type { ContentActions } from './use-content-actions.ts';

const TitleDialog = lazyComponent(async () => (await import('./title-dialog.tsx')).TitleDialog);

const PlanDialog = lazyComponent(async () => (await import('../lesson-plans/plan-dialog.tsx')).PlanDialog);

interface PartDialogsProps {
  act: PartAct;
  part: CoursePart;
  parts: CoursePart[];
  actions: ContentActions;
  onPlace: (part: CoursePart, parentId: string | null, index: number) => Promise<boolean>;
  onClose: () => void;
}

export function PartDialogs({ act, part, parts, actions, onPlace, onClose }: PartDialogsProps) {
  const { t } = useTranslation('courses');
  const { id, parentId } = part;
  const isWorking = actions.isBusy;
  const after = (isDone: boolean) => isDone && onClose();

  async function remove(keepsContent: boolean): Promise<void> {
    const held = keepsContent ? parts.filter(part => part.parentId === id) : [];
    const up = held.map(part => ({ id: part.id, parentId, title: part.title }));
    after(await actions.remove(part, up));
  }

  switch (act) {
    case 'rename':
      return (
        <TitleDialog
          title={t('content.action.rename')}
          value={part.title}
          isWorking={isWorking}
          onClose={onClose}
          onSave={title =>
            void actions
              .arrangeWithUndo([{ id, parentId, title }], t('content.said.renamed', { title }))
              .then(after)
          }
        />
      );
    case 'folder':
      return (
        <TitleDialog
          title={t('content.newFolder')}
          value=""
          isWorking={isWorking}
          onClose={onClose}
          onSave={title => void actions.addFolder(id, title).then(after)}
        />
      );
    case 'move':
      return (
        <MoveDialog
          part={part}
          parts={parts}
          isWorking={isWorking}
          onClose={onClose}
          onMove={to => {
            const siblings = parts.filter(part => part.parentId === to && part.id !== id);
            void onPlace(part, to, siblings.length).then(after);
          }}
        />
      );
    case 'remove':
      return (
        <RemovePartDialog
          part={part}
          parts={parts}
          isWorking={isWorking}
          onClose={onClose}
          onRemove={keeps => void remove(keeps)}
        />
      );
    case 'print':
      return <PlanDialog courseId={courseIdFromChildId(id)} partId={id} onClose={onClose} />;
    default:
      return null;
  }
}

interface MoveDialogProps {
  part: CoursePart;
  parts: CoursePart[];
  isWorking: boolean;
  onMove: (parentId: string | null) => void;
  onClose: () => void;
}

const top = 'top';

/** Chooses the folder to move a part to; excludes the part itself and its content. */
function MoveDialog({ part, parts, isWorking, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['courses', 'common']);
  const [chosen, setChosen] = useState(part.parentId ?? top);
  const own = partsWithin(parts, part.id);
  const folders = flatten(treeOf(parts)).filter(
    node => node.part.type === 'folder' && !own.some(({ id }) => id === node.part.id),
  );
  const options = [
    { value: top, label: t('courses:content.top') },
    ...folders.map(node => ({ value: node.part.id, label: `${'– '.repeat(node.depth)}${node.part.title}` })),
  ];
  return (
    <Dialog title={t('courses:content.moveTitle', { title: part.title })} onClose={onClose}>
      <SelectField
        label={t('courses:content.folder')}
        options={options}
        allowDeselect={false}
        value={chosen}
        onChange={setChosen}
      />
      <DialogButtons onCancel={onClose}>
        <Button loading={isWorking} onClick={() => onMove(chosen === top ? null : chosen)}>
          {t('courses:content.action.move')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

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
function RemovePartDialog({ part, parts, isWorking, onRemove, onClose }: RemovePartDialogProps) {
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
