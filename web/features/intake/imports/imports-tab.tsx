import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { childrenTable } from '../../../../shared/features/intake/imports/children-table.ts';
import { importFields } from '../../../../shared/features/intake/imports/fields.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { TableChoice } from '../../../ui/file/table/read-table-file.ts';
import { TableDrop } from '../../../ui/file/table/table-drop.tsx';
import {
  readAgain,
  type TableFile,
  type TableSource,
  tableRule,
} from '../../../ui/file/table/table-source.ts';
import { useTableProblem } from '../../../ui/file/table/use-table-problem.ts';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { startColumns } from './columns.ts';
import { ColumnsStep } from './columns-step.tsx';
import { ImportPanel } from './import-panel.tsx';
import styles from './imports.module.css';
import { importMappingsQuery, importsQuery, refreshImport } from './queries.ts';

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

const splitName = ['lastName', 'firstName'];

function TemplateMenu() {
  const { t } = useTranslation('imports');
  const head = importFields.filter(field => !splitName.includes(field)).map(field => t(`field.${field}`));
  return (
    <ExportMenu label={t('template')} read={async () => ({ name: t('templateName'), head, rows: [] })} />
  );
}

interface ChooseFileProps {
  onRead: (file: TableFile) => void;
}

function ChooseFile({ onRead }: ChooseFileProps) {
  const { t } = useTranslation('imports');
  return (
    <section className={styles.card} aria-labelledby="import-file">
      <h2 id="import-file">{t('choose.title')}</h2>
      <p className={layout.readable}>{t('choose.text')}</p>
      <TableDrop source={listSource} onRead={([file]) => file && onRead(file)} />
      <div className={layout.bar}>
        <p className={layout.hint}>{t('choose.privacy')}</p>
        <TemplateMenu />
      </div>
    </section>
  );
}

function EarlierImports({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation(['imports', 'ui']);
  const errorText = useErrorText();
  const { day } = useInstants();
  const { data, isError, error, refetch } = useQuery(importsQuery);
  if (isError) return <ListFailure text={errorText(error, 'create')} onRetry={refetch} />;
  if (!data || data.data.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="earlier-imports">
      <h2 id="earlier-imports">{t('earlier.title')}</h2>
      <ul className={styles.rows}>
        {data.data.map(({ id, name, createdAt, by, phase, total, created, filled }) => (
          <li key={id} className={styles.earlier}>
            <span>
              <bdi>{name}</bdi>{' '}
              <span className={layout.hint}>
                {[day(createdAt), by?.fullName].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span>
              {phase === 'commit'
                ? t('earlier.done', { created, filled })
                : t(`panel.${phase}`, { count: total })}
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={t('earlier.openOf', { name })}
              onClick={() => onOpen(id)}
            >
              {t('ui:act.open')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={layout.hint}>{t('earlier.days')}</p>
    </section>
  );
}

const listSource: TableSource = {
  rule: tableRule,
  kind: childrenTable,
  startWorker: () => new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' }),
};
