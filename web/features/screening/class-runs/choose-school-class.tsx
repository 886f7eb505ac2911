import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toPicked } from '../../../platform/lookups/find-cases.ts';
import { schoolClassQuery } from '../../../platform/lookups/school-class-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { ChooseChildren } from '../../../ui/picker/choose-children.tsx';
import { maxRunChildren } from './class-run.ts';

interface ChooseSchoolClassProps {
  classId: string;
  /** Whether the tester is already screening other children; the chosen ones would replace them. */
  isRunning: boolean;
  onSubmit: (ids: string[]) => void;
  onCancel: () => void;
}

export function ChooseSchoolClass({ classId, isRunning, onSubmit, onCancel }: ChooseSchoolClassProps) {
  const { t } = useTranslation(['classes', 'common']);
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(schoolClassQuery(classId));
  if (error)
    return (
      <Notice tone="danger" action={<Button onClick={() => refetch()}>{t('common:retry')}</Button>}>
        {errorText(error)}
      </Notice>
    );
  if (!data) return <PageLoading />;
  return (
    <>
      {isRunning && <Notice tone="attention">{t('replaces', { name: data.name })}</Notice>}
      {data.hidden > 0 && <Notice>{t('hiddenCases', { count: data.hidden })}</Notice>}
      <ChooseChildren
        initial={data.children.filter(({ status }) => status === 'active').map(toPicked)}
        max={maxRunChildren}
        submit={t('startFirst')}
        isWorking={false}
        onSubmit={onSubmit}
        onCancel={onCancel}
      />
    </>
  );
}
