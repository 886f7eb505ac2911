import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ImportTable } from '../../../../shared/features/intake/imports/read-table.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ChooseFile } from './choose-file.tsx';
import { startColumns } from './columns.ts';
import { ColumnsStep } from './columns-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportPanel } from './import-panel.tsx';
import { importMappingsQuery, refreshImport } from './queries.ts';

/** Import of a file of children: choose it, assign columns, check rows, import, undo. */
export function Component() {
  const { t } = useTranslation('imports');
  const [query, setQuery] = useSearchParams();
  const [file, setFile] = useState<{ name: string; table: ImportTable }>();
  const mappings = useQuery(importMappingsQuery);
  const isReadOnly = useIsReadOnly();
  const { dialog } = useLeaveGuard(file !== undefined);
  const importId = query.get('import');

  function open(id: string | null): void {
    setFile(undefined);
    const next = new URLSearchParams(query);
    if (id === null) next.delete('import');
    else next.set('import', id);
    setQuery(next);
  }

  if (importId) return <ImportPanel importId={importId} onLeave={() => open(null)} />;
  return (
    <div className={`${layout.stack20} ${layout.shrinkable}`}>
      {isReadOnly && <Notice tone="attention">{t('readOnly')}</Notice>}
      {!isReadOnly && !file && <ChooseFile onRead={(name, table) => setFile({ name, table })} />}
      {file && !mappings.isPending && (
        <ColumnsStep
          {...file}
          start={startColumns(file.table, mappings.data?.data ?? [])}
          onLeave={() => setFile(undefined)}
          onSent={async sent => {
            open(sent.id);
            await refreshImport(sent);
          }}
        />
      )}
      {!file && <EarlierImports onOpen={open} />}
      {dialog}
    </div>
  );
}
