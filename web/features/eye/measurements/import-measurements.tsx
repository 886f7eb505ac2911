import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { TableFile } from '../../../ui/file/table/table-source.ts';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CheckStep } from './check-step.tsx';
import { ChooseFile } from './choose-file.tsx';
import { type Columns, startColumns } from './columns.ts';
import { ColumnsStep } from './columns-step.tsx';
import styles from './import.module.css';
import { useMappings } from './use-mappings.ts';

/** Import of a device file: choose it, assign columns, check measurements, create drafts. */
export default function ImportMeasurements() {
  const { t } = useTranslation(['measurements', 'eye']);
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const { mappings } = useMappings();
  const [file, setFile] = useState<TableFile>();
  const [columns, setColumns] = useState<Columns>();
  const [mappingName, setMappingName] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const { dialog } = useLeaveGuard(isChecking);
  usePageTitle(t('title'));

  function start(chosen: TableFile): void {
    const { columns: known, mapping } = startColumns(chosen.read.table, mappings ?? []);
    setFile(chosen);
    setColumns(known);
    setMappingName(mapping?.name ?? null);
  }

  function leaveFile(): void {
    setChecking(false);
    setFile(undefined);
  }

  return (
    <>
      <PageHeader
        parents={[{ label: t('eye:list.title'), href: to('eyeReports') }]}
        crumb={t('title')}
        title={t('title')}
        description={t('description')}
      />
      <div className={styles.root}>
        {isReadOnly && <Notice tone="attention">{t('readOnly')}</Notice>}
        {!isReadOnly && !file && <ChooseFile isReady={mappings !== undefined} onRead={start} />}
        {file && columns && !isChecking && (
          <ColumnsStep
            file={file}
            columns={columns}
            mappingName={mappingName}
            onChange={setColumns}
            onMapping={setMappingName}
            onFile={start}
            onLeave={leaveFile}
            onDone={() => setChecking(true)}
          />
        )}
        {file && columns && isChecking && (
          <CheckStep
            table={file.read.table}
            columns={columns}
            onBack={() => setChecking(false)}
            onLeave={leaveFile}
          />
        )}
      </div>
      {dialog}
    </>
  );
}
