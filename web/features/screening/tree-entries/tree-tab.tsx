import { Suspense } from 'react';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { PartLoading } from '../../../ui/layout/part-loading.tsx';
import { TreeViewOf } from './tree-view.tsx';

function TreeTab({ record }: { record: Case }) {
  const address = useTo();
  return (
    <Suspense fallback={<PartLoading height={480} />}>
      <TreeViewOf child={record} pageHref={address('neuroTree', { id: record.id })} />
    </Suspense>
  );
}

export { TreeTab as Component };
