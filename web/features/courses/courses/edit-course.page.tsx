import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { mayChangeCourse } from '../../../../shared/features/courses/courses/course-rules.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CourseForm } from './course-form.tsx';
import { courseQuery, refreshCourses } from './queries.ts';

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(courseQuery(params.id ?? ''));

function EditCoursePage() {
  const { t } = useTranslation('courses');
  const to = useTo();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data: course } = useSuspenseQuery(courseQuery(id));
  const autosave = useDraft({ form: id });
  const mayChange = mayChangeCourse(course, useSession());
  usePageTitle(course.title);
  const leave = () => navigate(to('course', { id }));
  return (
    <>
      <PageHeader
        parents={[
          { label: t('title'), href: to('developer') },
          { label: course.title, href: to('course', { id }) },
        ]}
        crumb={t('edit')}
        title={t('editTitle', { title: course.title })}
      />
      <section className={card.card}>
        {!mayChange && <Notice tone="attention">{t('notOwn', { name: course.author.fullName })}</Notice>}
        {mayChange && autosave !== undefined && (
          <CourseForm
            key={id}
            course={course}
            autosave={autosave}
            onCancel={leave}
            onSaved={saved => {
              toastDone(t('toast.saved', { title: saved.title }));
              queryClient.setQueryData(courseQuery(id).queryKey, saved);
              void refreshCourses();
              void leave();
            }}
          />
        )}
      </section>
    </>
  );
}

export { EditCoursePage as Component };
