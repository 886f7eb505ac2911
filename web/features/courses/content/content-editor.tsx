import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { byTitle, copiedTitle } from '../../../../shared/features/courses/course-content/natural-order.ts';
import type { CourseContent, CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { partsWithin, placePart, renumber } from '../../../../shared/features/courses/course-content/tree.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { ContentTree } from './content-tree.tsx';
import { PartDialogs } from './part-dialogs.tsx';
import { type PartAct, PartMenu } from './part-menu.tsx';
import type { ContentActions } from './use-content-actions.ts';

interface ContentEditorProps {
  content: CourseContent;
  actions: ContentActions;
  /** Id of the activity shown beside the tree. If undefined, activities open on their own pages. */
  chosen?: string | null;
}

export function ContentEditor({ content, actions, chosen }: ContentEditorProps) {
  const { t } = useTranslation('courses');
  const { link } = useUrlState();
  const { pathname } = useLocation();
  const [dialog, setDialog] = useState<{ act: PartAct; part: CoursePart }>();
  const { announcement, hidden } = actions;
  const gone = new Set(partsWithin(content.parts, hidden ?? '').map(({ id }) => id));
  const parts = content.parts.filter(({ id }) => !gone.has(id));
  const siblingsOf = ({ parentId }: Pick<CoursePart, 'parentId'>) =>
    parts.filter(part => part.parentId === parentId).toSorted(byTitle);

  /** Moves a folder or activity among its siblings and renumbers them. */
  const place = (part: CoursePart, parentId: string | null, index: number) =>
    actions.arrangeWithUndo(
      placePart(parts, part.id, { parentId, index }),
      t('content.said.moved', { title: part.title }),
    );

  function act(name: PartAct, part: CoursePart): void {
    const siblings = siblingsOf(part);
    const index = siblings.findIndex(({ id }) => id === part.id);
    if (name === 'up' && index > 0) void place(part, part.parentId, index - 1);
    else if (name === 'down' && index < siblings.length - 1) void place(part, part.parentId, index + 1);
    else if (name === 'renumber') {
      const changes = renumber(parts, part.id);
      if (changes.length > 0)
        void actions.arrangeWithUndo(changes, t('content.said.renumbered', { title: part.title }));
    } else if (name === 'duplicate')
      void actions.copy(part.id, part.parentId, copiedTitle(part.title, siblings, t('content.copy')));
    else if (name !== 'up' && name !== 'down') setDialog({ act: name, part });
  }

  function drop(id: string, onto: CoursePart): void {
    const part = parts.find(one => one.id === id);
    if (!part) return;
    const parentId = onto.type === 'folder' ? onto.id : onto.parentId;
    const siblings = siblingsOf({ parentId }).filter(one => one.id !== id);
    const before = siblings.findIndex(one => one.id === onto.id);
    void place(part, parentId, before === -1 ? siblings.length : before);
  }

  return (
    <>
      <ContentTree
        parts={parts}
        actions={part => <PartMenu part={part} onAct={name => act(name, part)} />}
        onDrop={drop}
        onStep={(part, step) => act(step, part)}
        {...(chosen !== undefined && { chosen, linkTo: id => link(pathname, { activity: id }) })}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {dialog && (
        <PartDialogs
          {...dialog}
          parts={parts}
          actions={actions}
          onPlace={place}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
