import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import { importFields } from '../../../../shared/features/intake/imports/fields.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DropZone } from '../../../ui/file/drop-zone.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import styles from './imports.module.css';
import type { EncodingPreview } from './preview-encodings.ts';
import { type FileProblem, listRule, readFile } from './read-in-worker.ts';
import type { ListChoice, ReadList, ReadTable } from './read-list.ts';

const splitName = ['lastName', 'firstName'];

/** Downloads an empty file with our headings. */
function TemplateMenu() {
  const { t } = useTranslation('imports');
  const head = importFields.filter(field => !splitName.includes(field)).map(field => t(`field.${field}`));
  return (
    <ExportMenu label={t('template')} read={async () => ({ name: t('templateName'), head, rows: [] })} />
  );
}

interface ChooseFileProps {
  onRead: (file: File, read: ReadTable, choice: ListChoice) => void;
}

/** Reads a file in the browser; if the encoding is uncertain, the user chooses a preview. */
export function ChooseFile({ onRead }: ChooseFileProps) {
  const { t } = useTranslation('imports');
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<ReadList | FileProblem>();
  const [isReading, setReading] = useState(false);

  async function open(chosen: File | undefined, choice: ListChoice = {}): Promise<void> {
    if (!chosen) return;
    setFile(chosen);
    setReading(true);
    const found = await readFile(chosen, choice);
    setReading(false);
    if ('table' in found) onRead(chosen, found, choice);
    else setRead(found);
  }

  return (
    <section className={styles.card} aria-labelledby="import-file">
      <h2 id="import-file">{t('choose.title')}</h2>
      <p className={layout.readable}>{t('choose.text')}</p>
      <DropZone rule={listRule} onFiles={([first]) => open(first)} />
      {isReading && <p role="status">{t('choose.reading')}</p>}
      {read && 'problem' in read && (
        <Notice tone="danger">
          {t(`problem.${read.problem}`, { line: 'line' in read ? read.line : 0 })}
        </Notice>
      )}
      {read && 'previews' in read && (
        <Previews previews={read.previews} onChoose={encoding => open(file, { encoding })} />
      )}
      <div className={layout.bar}>
        <p className={layout.hint}>{t('choose.privacy')}</p>
        <TemplateMenu />
      </div>
    </section>
  );
}

interface PreviewsProps {
  previews: EncodingPreview[];
  onChoose: (encoding: TextEncoding) => void;
}

function Previews({ previews, onChoose }: PreviewsProps) {
  const { t } = useTranslation(['imports', 'ui']);
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
