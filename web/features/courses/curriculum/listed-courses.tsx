import { Button } from '@mantine/core';
import { IconBan, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listedCourses } from '../../../../shared/features/courses/listed-courses/endpoints.ts';
import type { ListedCourseRow } from '../../../../shared/features/courses/listed-courses/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import styles from './curriculum.module.css';
import { listedCourseList, refreshCurriculum } from './queries.ts';
import { TakeDownDialog } from './take-down-dialog.tsx';

export function ListedCourses() {
  const { t } = useTranslation(['curriculum', 'ui']);
  const [takingDown, setTakingDown] = useState<ListedCourseRow>();
  const [reinstating, setReinstating] = useState<ListedCourseRow>();
  const list = useList(listedCourseList);
  return (
    <>
      <ListPage
        list={list}
        texts={{
          search: t('courses.search'),
          searchHint: t('courses.search'),
          emptyTitle: t('empty.courses'),
          emptyText: t('empty.coursesLead'),
          nothing: t('ui:nothingFound'),
          count: count => t('courses.count', { count }),
        }}
      >
        {rows => (
          <ul className={styles.rows} aria-label={t('tab.courses')}>
            {rows.map(row => (
              <CourseRow
                key={row.id}
                row={row}
                onTakeDown={() => setTakingDown(row)}
                onReinstate={() => setReinstating(row)}
              />
            ))}
          </ul>
        )}
      </ListPage>
      <TakeDownDialog course={takingDown} onClose={() => setTakingDown(undefined)} />
      <ReinstateDialog course={reinstating} onClose={() => setReinstating(undefined)} />
    </>
  );
}

interface CourseRowProps {
  row: ListedCourseRow;
  onTakeDown: () => void;
  onReinstate: () => void;
}

function CourseRow({ row, onTakeDown, onReinstate }: CourseRowProps) {
  const { t } = useTranslation(['curriculum', 'ui', 'common']);
  const { instant } = useInstants();
  const { title, organization, courseVersion, publishedAt, subscribers, takeDown } = row;
  const action = t(takeDown ? 'ui:act.restore' : 'courses.takeDown');
  return (
    <li aria-label={title}>
      <div className={`${layout.grow} ${layout.breakable}`}>
        <p>
          <b>{title}</b>{' '}
          <span className={`${layout.faint} ${layout.small} ${styles.by}`}>
            {t('by', { author: organization.name })}
          </span>
        </p>
        <p className={`${layout.faint} ${layout.small}`}>
          {t('courses.version', { version: courseVersion, when: instant(publishedAt) })}
          {' · '}
          {t('courses.subscribers', { count: subscribers })}
        </p>
        <p>
          <CourseState row={row} />
        </p>
        {takeDown && (
          <>
            <p className={`${layout.faint} ${layout.small}`}>
              {t('courses.takenDownBy', { name: takeDown.by.fullName, when: instant(takeDown.at) })}
            </p>
            <p>{takeDown.reason}</p>
          </>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          variant={takeDown ? 'default' : 'subtle'}
          {...(!takeDown && { color: 'red' })}
          aria-label={t('common:labelled', { name: action, value: title })}
          onClick={takeDown ? onReinstate : onTakeDown}
        >
          {action}
        </Button>
      </div>
    </li>
  );
}

function CourseState({ row: { state, takeDown } }: { row: ListedCourseRow }) {
  const { t } = useTranslation('curriculum');
  if (takeDown) return <Status label={t('courses.takenDown')} Icon={IconBan} tone="danger" />;
  return state === 'withdrawn' ? (
    <Status label={t('courses.state.withdrawn')} Icon={IconCircleMinus} tone="quiet" />
  ) : (
    <Status label={t('courses.state.published')} Icon={IconCircleCheck} tone="good" />
  );
}

/** Makes a course that was taken down available again; asks for confirmation. */
function ReinstateDialog({ course, onClose }: { course: ListedCourseRow | undefined; onClose: () => void }) {
  const { t } = useTranslation(['curriculum', 'ui']);
  const errorText = useErrorText();
  const reinstating = useApiMutation(listedCourses.reinstateCourse, refreshCurriculum);
  const reinstate = () =>
    course &&
    reinstating.mutate(
      { organizationId: course.organization.id, courseId: course.id, version: course.version },
      {
        onSuccess: () => toastDone(t('courses.reinstated')),
        onError: error => {
          toastFailed(errorText(error, 'edit'));
          void refreshCurriculum();
        },
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      isOpen={course !== undefined}
      title={course ? t('courses.reinstateTitle', { title: course.title }) : ''}
      consequence={t('courses.reinstateLead')}
      confirm={t('ui:act.restore')}
      keep={t('courses.keep')}
      isWorking={reinstating.isPending}
      onConfirm={reinstate}
      onKeep={onClose}
    />
  );
}
