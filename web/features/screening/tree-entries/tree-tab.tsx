import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { TreeViewOf } from './tree-view.tsx';

function TreeTab({ record }: { record: Case }) {
  const { t } = useTranslation('common');
  const address = useTo();
  return (
    <Suspense fallback={<Skeleton height={480} role="status" aria-label={t('loading')} />}>
      <TreeViewOf child={record} pageHref={address('neuroTree', { id: record.id })} />
    </Suspense>
  );
}

export { TreeTab as Component };
