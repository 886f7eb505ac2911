import { Suspense } from 'react';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { TreeViewOf } from './tree-view.tsx';

/** The NeuroTree of a case, on its page. */
function TreeTab({ record }: { record: Case }) {
  const address = useTo();
  return (
    <Suspense fallback={<PageLoading />}>
      <TreeViewOf child={record} pageHref={address('neuroTree', { id: record.id })} />
    </Suspense>
  );
}

export { TreeTab as Component };
