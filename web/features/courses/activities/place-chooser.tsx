import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { coursesRoot } from '../courses/queries.ts';

/** Asks which course a new activity belongs to. The user chooses the folder later, in the course. */
export function PlaceChooser() {
  const { t } = useTranslation('courses');
  const to = useTo();
  const navigate = useNavigate();
  usePageTitle(t('own.new'));
  const { data } = useQuery({
    queryKey: [...coursesRoot, 'choice'],
    queryFn: ({ signal }) => call(courses.searchCourses, {}, { signal }),
  });
  const options = (data?.data ?? [])
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <PageHeader title={t('own.new')} description={t('activity.choose')} />
      <section className={card.card}>
        <SelectField
          label={t('activity.course')}
          options={options}
          searchable
          onChange={id => void navigate(to('editCourseContent', { id }))}
        />
      </section>
    </>
  );
}
