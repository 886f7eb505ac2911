import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconFileExport, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EyeReport } from '../../shared/eye/schema.ts';
import { useTo } from '../i18n/use-lang.ts';
import { useIsReadOnly } from '../session/use-is-read-only.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useDeleteReport } from './use-delete-report.ts';
import { useExportReport } from './use-export-report.ts';

interface EyeReportMenuProps {
  report: Pick<EyeReport, 'id' | 'reference'>;
  /** Whose it is. */
  name: string;
  /** On the report's own page there is nothing to open. */
  isOwnPage?: boolean;
}

/** What can be done with a report. */
export function EyeReportMenu({ report: { id, reference }, name, isOwnPage = false }: EyeReportMenuProps) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const { remove } = useDeleteReport();
  const exportReport = useExportReport();
  const [isAsking, setAsking] = useState(false);
  const isReadOnly = useIsReadOnly();
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon
            variant={isOwnPage ? 'default' : 'subtle'}
            color={isOwnPage ? undefined : 'gray'}
            aria-label={t('menu.label', { reference })}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!isOwnPage && (
            <>
              <Menu.Item component={Link} to={to('eyeReport', { id })} leftSection={<IconEye size={18} />}>
                {t('menu.open')}
              </Menu.Item>
              {!isReadOnly && (
                <Menu.Item
                  component={Link}
                  to={to('editEyeReport', { id })}
                  leftSection={<IconPencil size={18} />}
                >
                  {t('menu.edit')}
                </Menu.Item>
              )}
              <Menu.Divider />
            </>
          )}
          <Menu.Item leftSection={<IconFileExport size={18} />} onClick={() => exportReport(id, reference)}>
            {t('menu.fhir')}
          </Menu.Item>
          {!isReadOnly && (
            <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => setAsking(true)}>
              {t('menu.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('delete.title', { reference, name })}
        consequence={t('delete.consequence')}
        confirm={t('delete.confirm')}
        keep={t('delete.keep')}
        onConfirm={() => {
          setAsking(false);
          remove(id);
        }}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
