import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import { Notice } from '../../feedback/notice.tsx';
import layout from '../../layout/layout.module.css';
import { DropZone } from '../drop-zone.tsx';
import { useLatest } from '../use-latest.ts';
import type { EncodingPreview } from './preview-encodings.ts';
import type { ReadTable, ReadTableFile, TableChoice } from './read-table-file.ts';
import styles from './table-drop.module.css';
import { type FileProblem, readInWorker, type TableFile, type TableSource } from './table-source.ts';
import { useRowLimit, useTableProblem } from './use-table-problem.ts';

/** Maximum number of files that the user can choose at once. */
const maxFiles = 100;

interface TableDropProps {
  source: TableSource;
  isMultiple?: boolean;
  onRead: (files: TableFile[]) => void;
}

/** A file that could not be read, or whose encoding must be chosen. */
interface Unread {
  of: File;
  found: Exclude<ReadTableFile | FileProblem, ReadTable>;
}

/** Area for files that are read in the browser; if an encoding is uncertain, the user chooses a preview. */
export function TableDrop({ source, isMultiple = false, onRead }: TableDropProps) {
  const { t } = useTranslation('tables');
  const problemText = useTableProblem(source);
  const rows = useRowLimit(source);
  const [read, setRead] = useState<TableFile[]>([]);
  const [unread, setUnread] = useState<Unread[]>([]);
  const [left, setLeft] = useState(0);
  const [isReading, setReading] = useState(false);
  const begin = useLatest();

  async function open(files: File[], choice: TableChoice = {}): Promise<void> {
    const isLatest = begin();
    const chosen = files.slice(0, isMultiple ? maxFiles : 1);
    setLeft(isMultiple ? files.length - chosen.length : 0);
    setReading(true);
    const good: TableFile[] = [];
    const others: Unread[] = [];
    for (const of of chosen) {
      const found = await readInWorker(source, of, choice);
      if (!isLatest()) return;
      if ('table' in found) good.push({ of, read: found, choice });
      else others.push({ of, found });
    }
    setReading(false);
    if (good.length === chosen.length && chosen.length === files.length) onRead(good);
    else if (!isMultiple && good.length > 0) onRead(good);
    setRead(good);
    setUnread(others);
  }

  const asked = unread.find(({ found }) => 'previews' in found);
  const failed = unread.flatMap(({ of, found }) => ('problem' in found ? [{ name: of.name, found }] : []));
  return (
    <>
      <DropZone
        rule={source.rule}
        isMultiple={isMultiple}
        limit={t(isMultiple ? 'rowLimitOfEach' : 'rowLimit', { rows })}
        onFiles={files => void open([...files])}
      />
      {isReading && <p role="status">{t('reading')}</p>}
      {!isReading && failed.length > 0 && (
        <Notice tone="danger">
          {failed.length === 1 && read.length === 0 && failed[0] && problemText(failed[0].found)}
          {failed.length + read.length > 1 && (
            <ul className={styles.failures}>
              {failed.map(({ name, found }) => (
                <li key={name}>
                  <bdi>{name}</bdi>: {problemText(found)}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {!isReading && left > 0 && <Notice tone="attention">{t('tooManyFiles', { count: left })}</Notice>}
      {!isReading && read.length > 0 && isMultiple && (
        <Button variant="default" onClick={() => onRead(read)}>
          {t('goOn', { count: read.length })}
        </Button>
      )}
      {asked && 'previews' in asked.found && (
        <Previews
          previews={asked.found.previews}
          onChoose={encoding => void open([asked.of], { encoding })}
        />
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
