import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import {
  type Arrangement,
  type CourseContent,
  type CoursePart,
  maxArranged,
} from '../../../../shared/features/courses/course-content/schema.ts';
import { currentIn } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { type Fallback, useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { contentQuery, showContent } from './content-query.ts';
import { useDelayedAction } from './use-delayed-action.ts';

export function useContentActions({ courseId }: Pick<CourseContent, 'courseId'>) {
  const { t } = useTranslation(['courses', 'ui']);
  const errorText = useErrorText();
  const [announcement, setAnnouncement] = useState('');
  const adding = useApiMutation(courseContent.addFolder);
  const arranging = useApiMutation(courseContent.arrangeCourse);
  const copying = useApiMutation(courseContent.copyCoursePart);
  const removing = useApiMutation(courseContent.removeCoursePart);
  const { pending: hidden, action: removal } = useDelayedAction(partId =>
    attempt(treeVersion => removing.mutateAsync({ courseId, treeVersion, partId })),
  );
  /**
   * Reads the latest tree from the cache, because between two actions the page may still hold an older tree.
   */
  const current = () => queryClient.getQueryData(contentQuery(courseId).queryKey);

  async function attempt(
    act: (treeVersion: number) => Promise<CourseContent>,
    done = '',
    fallback: Fallback = 'edit',
  ): Promise<boolean> {
    try {
      showContent(await act(current()?.treeVersion ?? 1));
      if (done) setAnnouncement(done);
      return true;
    } catch (error) {
      const theirs = currentIn<CourseContent>(error);
      if (theirs) showContent(theirs);
      toastFailed(errorText(error, fallback));
      return false;
    }
  }

  /** Changes the tree once a pending deletion has run, because a change starts from the tree read last. */
  const change = async (
    act: (treeVersion: number) => Promise<CourseContent>,
    done: string,
    fallback?: Fallback,
  ) => {
    await removal.finish();
    return attempt(act, done, fallback);
  };

  /** Creates a part, and says so in a toast. */
  const create = async (act: (treeVersion: number) => Promise<CourseContent>, done: string) => {
    const isDone = await change(act, done, 'create');
    if (isDone) toastDone(done);
    return isDone;
  };

  const arrange = (changes: Arrangement[], done: string) =>
    change(async treeVersion => {
      let at = treeVersion;
      let answer = current();
      for (let from = 0; from < changes.length; from += maxArranged) {
        const part = changes.slice(from, from + maxArranged);
        answer = await arranging.mutateAsync({ courseId, treeVersion: at, changes: part });
        at = answer.treeVersion;
      }
      if (!answer) throw new Error('no tree to arrange');
      return answer;
    }, done);

  /** The current places and titles of these parts. */
  function placesOf(changes: Arrangement[]): Arrangement[] {
    const now = new Map(current()?.parts.map(part => [part.id, part]));
    return changes.flatMap(({ id }): Arrangement[] => {
      const part = now.get(id);
      return part ? [{ id, parentId: part.parentId, title: part.title }] : [];
    });
  }

  return {
    /** Text that screen readers announce. */
    announcement,
    /** The part that is hidden because its deletion is pending. */
    hidden,
    isBusy: adding.isPending || arranging.isPending || removing.isPending || copying.isPending,
    addFolder: (parentId: string | null, title: string) =>
      create(
        treeVersion => adding.mutateAsync({ courseId, treeVersion, parentId, title }),
        t('content.said.added', { title }),
      ),
    copy: (sourceId: string, parentId: string | null, title: string) =>
      create(
        treeVersion => copying.mutateAsync({ courseId, treeVersion, sourceId, parentId, title }),
        t('content.said.copied', { title }),
      ),
    arrangeWithUndo: async (changes: Arrangement[], done: string) => {
      const back = placesOf(changes);
      const isDone = await arrange(changes, done);
      if (isDone) toastDone(done, () => void arrange(back, t('ui:done.undone')));
      return isDone;
    },
    /** @param kept changes that first move the content of a folder out of it; undo moves it back */
    remove: async ({ id, title }: CoursePart, kept: Arrangement[] = []) => {
      const back = placesOf(kept);
      if (kept.length > 0 && !(await arrange(kept, t('content.said.moved', { title })))) return false;
      await removal.start(id);
      const done = t('content.said.removed', { title });
      setAnnouncement(done);
      const undo = () => {
        if (!removal.cancel(id)) return void toastFailed(t('content.tooLate'));
        if (back.length > 0) void arrange(back, t('ui:done.undone'));
        else setAnnouncement(t('ui:done.undone'));
      };
      toastDone(done, undo);
      return true;
    },
  };
}

export type ContentActions = ReturnType<typeof useContentActions>;
