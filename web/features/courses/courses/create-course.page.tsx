import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CourseForm } from './course-form.tsx';
import { refreshCourses } from './queries.ts';

function CreateCoursePage() {
  const { t } = useTranslation('courses');
  const to = useTo();
  const navigate = useNavigate();
  const autosave = useDraft({ form: 'course' });
  usePageTitle(t('new'));
  return (
    <>
      <PageHeader
        parents={[{ label: t('title'), href: to('developer') }]}
        crumb={t('new')}
        title={t('new')}
        description={t('newDescription')}
      />
      <section className={card.card}>
        {autosave !== undefined && (
          <CourseForm
            course={null}
            autosave={autosave}
            onCancel={() => navigate(to('developer'))}
            onSaved={({ id, title }) => {
              toastDone(t('toast.added', { title }));
              void refreshCourses();
              void navigate(to('course', { id }));
            }}
          />
        )}
      </section>
    </>
  );
}

export { CreateCoursePage as Component };
