import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import {
  type Arrangement,
  type CourseContent,
  maxArranged,
} from '../../../../shared/features/courses/course-content/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { showContent } from './content-query.ts';

/** What an author does with the tree of a course; a tree that somebody else changed is shown as it is now. */
export function useContentActions({ courseId, treeVersion }: CourseContent) {
  const { t } = useTranslation('courses');
  const errorText = useErrorText();
  const [said, setSaid] = useState('');
  const adding = useApiMutation(courseContent.addFolder);
  const arranging = useApiMutation(courseContent.arrangeCourse);
  const removing = useApiMutation(courseContent.removeCoursePart);

  async function attempt(act: () => Promise<CourseContent>, done: string): Promise<boolean> {
    try {
      showContent(await act());
      setSaid(done);
      return true;
    } catch (error) {
      if (error instanceof CallError && error.code === 'version.conflict' && error.current)
        showContent(error.current as CourseContent);
      toastFailed(errorText(error));
      return false;
    }
  }

  return {
    /** Read out to those who do not see the tree change. */
    said,
    isBusy: adding.isPending || arranging.isPending || removing.isPending,
    addFolder: (parentId: string | null, title: string) =>
      attempt(
        () => adding.mutateAsync({ courseId, treeVersion, parentId, title }),
        t('content.said.added', { title }),
      ),
    arrange: (changes: Arrangement[], done: string) =>
      attempt(async () => {
        let current = treeVersion;
        let answer: CourseContent | undefined;
        for (let from = 0; from < changes.length; from += maxArranged) {
          const part = changes.slice(from, from + maxArranged);
          answer = await arranging.mutateAsync({ courseId, treeVersion: current, changes: part });
          current = answer.treeVersion;
        }
        if (!answer) throw new Error('nothing to arrange');
        return answer;
      }, done),
    remove: (partId: string, title: string) =>
      attempt(
        () => removing.mutateAsync({ courseId, treeVersion, partId }),
        t('content.said.removed', { title }),
      ),
  };
}

export type ContentActions = ReturnType<typeof useContentActions>;
