import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byTitle } from '../../../../shared/features/courses/course-content/natural-order.ts';
import type { CourseContent, CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { partsWithin, placePart, renumber } from '../../../../shared/features/courses/course-content/tree.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { ContentTree } from './content-tree.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { type PartAct, PartMenu } from './part-menu.tsx';
import { TitleDialog } from './title-dialog.tsx';
import type { ContentActions } from './use-content-actions.ts';

interface ContentEditorProps {
  content: CourseContent;
  actions: ContentActions;
}

/** The tree of a course with everything that changes it. */
export function ContentEditor({ content: { parts }, actions }: ContentEditorProps) {
  const { t } = useTranslation('courses');
  const [asked, setAsked] = useState<{ act: PartAct; part: CoursePart }>();
  const close = () => setAsked(undefined);
  const { said, isBusy } = actions;

  /** The place of a part among its siblings, each by its own number. */
  const place = (part: CoursePart, parentId: string | null, index: number) =>
    actions.arrange(
      placePart(parts, part.id, { parentId, index }),
      t('content.said.moved', { title: part.title }),
    );

  function act(name: PartAct, part: CoursePart): void {
    const siblings = parts.filter(({ parentId }) => parentId === part.parentId).toSorted(byTitle);
    const index = siblings.findIndex(({ id }) => id === part.id);
    if (name === 'up' && index > 0) void place(part, part.parentId, index - 1);
    else if (name === 'down' && index < siblings.length - 1) void place(part, part.parentId, index + 1);
    else if (name === 'renumber') {
      const changes = renumber(parts, part.id);
      if (changes.length > 0)
        void actions.arrange(changes, t('content.said.renumbered', { title: part.title }));
    } else if (name !== 'up' && name !== 'down') setAsked({ act: name, part });
  }

  /** Into a folder, or before an activity. */
  function drop(id: string, onto: CoursePart): void {
    const part = parts.find(one => one.id === id);
    if (!part) return;
    const parentId = onto.type === 'folder' ? onto.id : onto.parentId;
    const siblings = parts.filter(one => one.parentId === parentId && one.id !== id).toSorted(byTitle);
    const before = siblings.findIndex(one => one.id === onto.id);
    void place(part, parentId, before === -1 ? siblings.length : before);
  }

  const after = (isDone: boolean) => isDone && close();
  const held = asked ? partsWithin(parts, asked.part.id).length - 1 : 0;
  return (
    <>
      <ContentTree
        parts={parts}
        actions={part => <PartMenu part={part} onAct={name => act(name, part)} />}
        onDrop={drop}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {asked?.act === 'rename' && (
        <TitleDialog
          title={t('content.renameTitle')}
          value={asked.part.title}
          isWorking={isBusy}
          onClose={close}
          onSave={title => {
            const { id, parentId } = asked.part;
            void actions.arrange([{ id, parentId, title }], t('content.said.renamed', { title })).then(after);
          }}
        />
      )}
      {asked?.act === 'folder' && (
        <TitleDialog
          title={t('content.newFolder')}
          value=""
          isWorking={isBusy}
          onClose={close}
          onSave={title => void actions.addFolder(asked.part.id, title).then(after)}
        />
      )}
      {asked?.act === 'move' && (
        <MoveDialog
          part={asked.part}
          parts={parts}
          isWorking={isBusy}
          onClose={close}
          onMove={parentId => {
            const siblings = parts.filter(one => one.parentId === parentId && one.id !== asked.part.id);
            void place(asked.part, parentId, siblings.length).then(after);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={asked?.act === 'remove'}
        title={t('remove.title', { title: asked?.part.title ?? '' })}
        consequence={t('content.removeConsequence', { count: held })}
        confirm={t('remove.confirm')}
        keep={t('remove.keep')}
        isWorking={isBusy}
        onConfirm={() => asked && void actions.remove(asked.part.id, asked.part.title).then(close)}
        onKeep={close}
      />
    </>
  );
}
