import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { flatten, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import { library } from '../../../../shared/features/courses/library/endpoints.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchAllPages } from '../../../platform/api/fetch-pages.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { libraryRoot } from '../library/queries.ts';
import { publishedCourseQuery } from '../published/queries.ts';
import { CopyActivityButton } from './copy-activity-button.tsx';

/** Makes a copy of an activity: the user chooses a subscribed course, then one of its activities. */
export function PickActivity() {
  const { t } = useTranslation('courses');
  const to = useTo();
  const [courseId, setCourseId] = useState('');
  usePageTitle(t('copy.pick.title'));
  const { data: found } = useQuery({
    queryKey: [...libraryRoot, 'to-copy'],
    queryFn: ({ signal }) => subscribedCourses(signal),
  });
  const { data: course } = useQuery({ ...publishedCourseQuery(courseId), enabled: courseId !== '' });
  const courses = (found ?? []).filter(({ mayRead }) => mayRead);
  const activities = course
    ? flatten(treeOf(course.parts)).flatMap(({ part }) => (part.type === 'activity' ? [part] : []))
    : [];
  return (
    <>
      <PageHeader
        parents={[{ label: t('own.title'), href: to('curriculumActivity', {}) }]}
        crumb={t('copy.pick.title')}
        title={t('copy.pick.title')}
        description={t('copy.pick.description')}
      />
      <section className={card.card}>
        {found && courses.length === 0 ? (
          <Notice
            action={
              <Button component={Link} to={to('library')} variant="default">
                {t('copy.pick.library')}
              </Button>
            }
          >
            {t('copy.pick.empty')}
          </Notice>
        ) : (
          <SelectField
            label={t('activity.course')}
            options={courses.map(({ id, title }) => ({ value: id, label: title }))}
            value={courseId}
            searchable
            onChange={setCourseId}
          />
        )}
        {course &&
          activities.map(({ id, title }) => {
            const published = publishedActivityId(id, course.courseVersion);
            return (
              <Group key={id} justify="space-between" mt="md">
                <Link to={to('publishedActivity', { id: published })}>{title}</Link>
                <CopyActivityButton id={published} title={title} />
              </Group>
            );
          })}
      </section>
    </>
  );
}

const subscribedCourses = (signal: AbortSignal) =>
  fetchAllPages(cursor => call(library.searchLibrary, { tab: 'subscribed', cursor }, { signal }));
