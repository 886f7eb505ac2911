import { useTranslation } from 'react-i18next';
import { importFields } from '../../../../shared/features/intake/imports/fields.ts';
import { TableDrop } from '../../../ui/file/table/table-drop.tsx';
import type { TableFile } from '../../../ui/file/table/table-source.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import styles from './imports.module.css';
import { listSource } from './list-source.ts';

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

export function ChooseFile({ onRead }: ChooseFileProps) {
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
