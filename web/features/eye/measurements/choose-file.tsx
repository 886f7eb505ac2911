import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxImportColumns, maxImportRows } from '../../../../shared/features/eye/measurements/read-table.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DropZone } from '../../../ui/file/drop-zone.tsx';
import { sizeOf } from '../../../ui/file/file-rules.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './import.module.css';
import { type DeviceFile, type FileProblem, importRule, readDeviceFile } from './read-file.ts';

function useProblemText(): (problem: FileProblem) => string {
  const { t } = useTranslation('measurements');
  return found => {
    const key =
      found.problem === 'unsupportedImage' || found.problem === 'unsupportedVideo'
        ? 'unsupportedFile'
        : found.problem;
    return t(`problem.${key}`, {
      line: 'line' in found ? found.line : 0,
      rows: maxImportRows.toLocaleString(),
      columns: maxImportColumns,
      size: sizeOf(importRule.maxBytes),
    });
  };
}

interface ChooseFileProps {
  /** Whether the saved mappings have loaded. */
  isReady: boolean;
  onRead: (file: DeviceFile) => void;
}

export function ChooseFile({ isReady, onRead }: ChooseFileProps) {
  const { t } = useTranslation('measurements');
  const problemText = useProblemText();
  const [problem, setProblem] = useState<FileProblem>();

  async function read([file]: File[]): Promise<void> {
    if (!file) return;
    const found = await readDeviceFile(file);
    if ('problem' in found) setProblem(found);
    else onRead(found);
  }

  return (
    <section className={styles.card} aria-label={t('choose.title')}>
      <p className={layout.readable}>{t('choose.text')}</p>
      {isReady && <DropZone rule={importRule} onFiles={files => read([...files])} />}
      {problem && <Notice tone="danger">{problemText(problem)}</Notice>}
      <p className={layout.hint}>{t('choose.privacy')}</p>
    </section>
  );
}
