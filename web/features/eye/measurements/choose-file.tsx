import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DropZone } from '../../../ui/file/drop-zone.tsx';
import styles from './import.module.css';
import { type DeviceFile, type FileProblem, importRule, readDeviceFile } from './read-file.ts';
import { useProblemText } from './use-problem-text.ts';

interface ChooseFileProps {
  /** The kept mappings have been read. */
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
      <p className={styles.intro}>{t('choose.text')}</p>
      {isReady && <DropZone rule={importRule} onFiles={files => read([...files])} />}
      {problem && <Notice tone="danger">{problemText(problem)}</Notice>}
      <p className={styles.faint}>{t('choose.privacy')}</p>
    </section>
  );
}
