import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
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
import { readFile } from './read-in-worker.ts';
import type { ListChoice, ReadTable } from './read-list.ts';

/** A file that was read, and what was chosen about it. */
interface OpenFile {
  of: File;
  read: ReadTable;
  choice: ListChoice;
}

/** Import of a file of children: choose it, assign columns, check rows, import, undo. */
export function Component() {
  const { t } = useTranslation('imports');
  const [query, setQuery] = useSearchParams();
  const [file, setFile] = useState<OpenFile>();
  const mappings = useQuery(importMappingsQuery);
  const isReadOnly = useIsReadOnly();
  const { dialog } = useLeaveGuard(file !== undefined);
  const importId = query.get('import');

  async function reread(change: ListChoice): Promise<string | undefined> {
    if (!file) return undefined;
    const choice = { ...file.choice, ...change };
    const read = await readFile(file.of, choice);
    if ('problem' in read) return t(`problem.${read.problem}`, { line: 'line' in read ? read.line : 0 });
    if ('table' in read) setFile({ ...file, read, choice });
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
      {!isReadOnly && !file && <ChooseFile onRead={(of, read, choice) => setFile({ of, read, choice })} />}
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
