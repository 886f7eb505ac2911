import { useTranslation } from 'react-i18next';
import { importFields } from '../../../../shared/features/intake/imports/fields.ts';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';

const splitName = ['lastName', 'firstName'];

/** A file with our headings, to be filled in. */
export function TemplateMenu() {
  const { t } = useTranslation('imports');
  const head = importFields.filter(field => !splitName.includes(field)).map(field => t(`field.${field}`));
  return (
    <ExportMenu label={t('template')} read={async () => ({ name: t('templateName'), head, rows: [] })} />
  );
}
