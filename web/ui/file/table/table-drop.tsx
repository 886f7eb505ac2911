import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import { Notice } from '../../feedback/notice.tsx';
import layout from '../../layout/layout.module.css';
import { DropZone } from '../drop-zone.tsx';
import type { EncodingPreview } from './preview-encodings.ts';
import type { ReadTableFile, TableChoice } from './read-table-file.ts';
import styles from './table-drop.module.css';
import { type FileProblem, readInWorker, type TableFile, type TableSource } from './table-source.ts';
import { useTableProblem } from './use-table-problem.ts';

interface TableDropProps {
  source: TableSource;
  onRead: (file: TableFile) => void;
}

/** Reads a file in the browser; if the encoding is uncertain, the user chooses a preview. */
export function TableDrop({ source, onRead }: TableDropProps) {
  const { t } = useTranslation('tables');
  const problemText = useTableProblem(source);
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<ReadTableFile | FileProblem>();
  const [isReading, setReading] = useState(false);

  async function open(of: File | undefined, choice: TableChoice = {}): Promise<void> {
    if (!of) return;
    setFile(of);
    setReading(true);
    const read = await readInWorker(source, of, choice);
    setReading(false);
    if ('table' in read) onRead({ of, read, choice });
    else setFound(read);
  }

  return (
    <>
      <DropZone rule={source.rule} onFiles={([first]) => open(first)} />
      {isReading && <p role="status">{t('reading')}</p>}
      {found && 'problem' in found && <Notice tone="danger">{problemText(found)}</Notice>}
      {found && 'previews' in found && (
        <Previews previews={found.previews} onChoose={encoding => open(file, { encoding })} />
      )}
    </>
  );
}

interface PreviewsProps {
  previews: EncodingPreview[];
  onChoose: (encoding: TextEncoding) => void;
}

function Previews({ previews, onChoose }: PreviewsProps) {
  const { t } = useTranslation(['tables', 'ui']);
  return (
    <div className={`${layout.stack4Start} ${layout.shrinkable}`}>
      <h3>{t('encoding.title')}</h3>
      <p className={layout.hint}>{t('encoding.text')}</p>
      <ul className={styles.previews}>
        {previews.map(({ encoding, lost, rows }) => (
          <li key={encoding}>
            <b>{t(`ui:encoding.${encoding}`)}</b>
            {lost > 0 && <p className={layout.hint}>{t('encoding.lost', { count: lost })}</p>}
            <ul className={`${layout.stack4} ${layout.breaks}`}>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other key
                <li key={at}>
                  <bdi>{row.join(' · ')}</bdi>
                </li>
              ))}
            </ul>
            <Button variant="default" size="xs" onClick={() => onChoose(encoding)}>
              {t('encoding.choose', { name: t(`ui:encoding.${encoding}`) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
