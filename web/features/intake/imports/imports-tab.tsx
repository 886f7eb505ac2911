import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { TableChoice } from '../../../ui/file/table/read-table-file.ts';
import { readAgain, type TableFile } from '../../../ui/file/table/table-source.ts';
import { useTableProblem } from '../../../ui/file/table/use-table-problem.ts';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ChooseFile } from './choose-file.tsx';
import { startColumns } from './columns.ts';
import { ColumnsStep } from './columns-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportPanel } from './import-panel.tsx';
import { listSource } from './list-source.ts';
import { importMappingsQuery, refreshImport } from './queries.ts';

/** Tab that imports a file of children: choose the file, assign columns, check rows, import, undo. */
export function Component() {
  const { t } = useTranslation('imports');
  const [query, setQuery] = useSearchParams();
  const [file, setFile] = useState<TableFile>();
  const mappings = useQuery(importMappingsQuery);
  const problemText = useTableProblem(listSource);
  const isReadOnly = useIsReadOnly();
  const { dialog } = useLeaveGuard(file !== undefined);
  const importId = query.get('import');

  async function reread(change: TableChoice): Promise<string | undefined> {
    if (!file) return undefined;
    const again = await readAgain(listSource, file, change);
    if ('problem' in again) return problemText(again);
    setFile(again);
    return undefined;
  }

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
      {!isReadOnly && !file && <ChooseFile onRead={setFile} />}
      {file && !mappings.isPending && (
        <ColumnsStep
          key={file.read.notes.sheet}
          name={file.of.name}
          read={file.read}
          start={startColumns(file.read.table, mappings.data?.data ?? [])}
          onReread={reread}
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
