import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TableDrop } from '../../../ui/file/table/table-drop.tsx';
import type { TableFile } from '../../../ui/file/table/table-source.ts';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CheckStep } from './check-step.tsx';
import { hasRefraction } from './columns.ts';
import { ColumnsStep } from './columns-step.tsx';
import { deviceSource } from './device-source.ts';
import { type FileGroup, groupFiles } from './file-groups.ts';
import styles from './import.module.css';
import { useMappings } from './use-mappings.ts';

/** Import of device files: choose them, assign columns, check measurements, create drafts, finish them. */
export default function ImportMeasurements() {
  const { t } = useTranslation(['measurements', 'eye']);
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const { mappings } = useMappings();
  const [groups, setGroups] = useState<FileGroup[]>([]);
  /**
   * Index of the group whose columns are assigned. After the last group, the user checks the measurements.
   */
  const [at, setAt] = useState(0);
  const group = groups[at];
  const isChecking = groups.length > 0 && !group;
  const { dialog } = useLeaveGuard(isChecking);
  usePageTitle(t('title'));

  async function start(files: TableFile[]): Promise<void> {
    setAt(0);
    setGroups(await groupFiles(files, mappings ?? []));
  }

  /** Changes a group of files with the same columns. The method of refraction applies to all groups. */
  function change(changed: FileGroup): void {
    const { method } = changed.columns;
    const isAnswered = hasRefraction(changed.columns.fields) && method !== null;
    setGroups(all =>
      all.map((one, place) => {
        if (place === at) return changed;
        return isAnswered ? { ...one, columns: { ...one.columns, method } } : one;
      }),
    );
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
        {!isReadOnly && groups.length === 0 && (
          <ChooseFile isReady={mappings !== undefined} onRead={files => void start(files)} />
        )}
        {group && (
          <ColumnsStep
            key={at}
            group={group}
            at={at}
            count={groups.length}
            onChange={change}
            onLeave={() => setGroups([])}
            onBack={() => setAt(at - 1)}
            onDone={() => setAt(at + 1)}
          />
        )}
        {isChecking && (
          <CheckStep groups={groups} onBack={() => setAt(groups.length - 1)} onLeave={() => setGroups([])} />
        )}
      </div>
      {dialog}
    </>
  );
}

interface ChooseFileProps {
  isReady: boolean;
  onRead: (files: TableFile[]) => void;
}

function ChooseFile({ isReady, onRead }: ChooseFileProps) {
  const { t } = useTranslation(['measurements', 'ui']);
  return (
    <section className={styles.card} aria-label={t('ui:file.chooseOnPhone')}>
      <p className={layout.readable}>{t('choose.text')}</p>
      {isReady && <TableDrop source={deviceSource} isMultiple onRead={onRead} />}
      <p className={layout.hint}>{t('choose.privacy')}</p>
    </section>
  );
}
