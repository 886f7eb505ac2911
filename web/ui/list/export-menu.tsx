import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../platform/api/use-api-mutation.ts';
import { toastFailed } from '../feedback/toast.ts';
import { saveTable, type TableFormat, tableFormats } from './save-table.ts';
import type { SavedTable } from './saved-table.ts';

interface ExportMenuProps {
  read: () => Promise<SavedTable>;
  onSaved?: (table: SavedTable) => void;
  /** Name of the exported data, if the export contains other data than the list. */
  label?: string;
}

export function ExportMenu({ read, onSaved, label }: ExportMenuProps) {
  const { t } = useTranslation('ui');
  const saving = useApiMutation(
    async (format: TableFormat) => {
      const table = await read();
      await saveTable(table, format);
      return table;
    },
    undefined,
    { isLocal: true },
  );
  const save = (format: TableFormat) =>
    saving.mutate(format, { onSuccess: onSaved, onError: () => toastFailed(t('export.failed')) });
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button
          variant="default"
          loading={saving.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {label ?? t('export.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {tableFormats.map(format => (
          <Menu.Item key={format} onClick={() => save(format)}>
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
