import { Suspense } from 'react';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { TreeViewOf } from './tree-view.tsx';

/** The NeuroTree of a case, on its page. */
function TreeTab({ record }: { record: Case }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <TreeViewOf child={record} />
    </Suspense>
  );
}

export { TreeTab as Component };
