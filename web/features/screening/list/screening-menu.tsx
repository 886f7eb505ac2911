import { Menu } from '@mantine/core';
import { IconFileText, IconPlant2, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { ScreeningIndexRow } from '../../../../shared/features/screening/screenings/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useDeletion } from '../../../ui/feedback/use-deletion.ts';
import { OpenItems, RecordMenu } from '../../../ui/list/record-menu.tsx';
import { bandPages } from '../band-pages.ts';
import { keepScreening } from '../queries.ts';

interface ScreeningMenuProps {
  screening: Pick<ScreeningIndexRow, 'id' | 'caseId' | 'band' | 'status' | 'date' | 'finishedAt'> & {
    author: { id: string };
  };
  /** Name of the child in the labels of the menu. */
  name: string;
  /** True on the result page, where the menu omits "Open". */
  isOwnPage?: boolean;
}

/** @param name name of the child */
export function useScreeningDeletion(
  { id: screeningId, date: day }: Pick<ScreeningIndexRow, 'id' | 'date'>,
  name: string,
) {
  const { t } = useTranslation('learning');
  const named = { name, day: useCalendarDates().date(day) };
  return useDeletion({
    remove: screenings.deleteScreening,
    restore: screenings.restoreScreening,
    record: { screeningId },
    keep: keepScreening,
    said: { removed: t('toast.deleted', named), restored: t('toast.restored', named) },
    fallback: 'edit-le',
  });
}

/** Menu of a screening. Drafts can be deleted by their authors, all screenings by admins. */
export function ScreeningMenu({ screening, name, isOwnPage = false }: ScreeningMenuProps) {
  const { id, caseId, band, status, date: day, author } = screening;
  const { t } = useTranslation(['learning', 'ui']);
  const to = useTo();
  const { role, organizationUser } = useSession();
  const { date } = useCalendarDates();
  const isReadOnly = useIsReadOnly();
  const [isAsking, setAsking] = useState(false);
  const isOwn = author.id === organizationUser?.id;
  const isDeletable = role === 'admin' || (isOwn && status === 'draft' && screening.finishedAt === null);
  const named = { name, day: date(day) };
  const { remove } = useScreeningDeletion(screening, name);

  return (
    <>
      <RecordMenu label={t('menu.label', named)} isOwnPage={isOwnPage}>
        {!isOwnPage && (
          <OpenItems
            open={{ label: t('menu.result'), href: to(bandPages[band].result, { id }) }}
            edit={
              !isReadOnly && {
                label: t(status === 'draft' ? 'menu.continue' : 'ui:act.edit'),
                href: to(bandPages[band].edit, { id }),
              }
            }
          />
        )}
        {status !== 'draft' && (
          <Menu.Item
            component={Link}
            to={to('screeningReport', { id })}
            leftSection={<IconFileText size={18} />}
          >
            {t('menu.report')}
          </Menu.Item>
        )}
        {status !== 'draft' && (
          <Menu.Item
            component={Link}
            to={to('neuroTree', { id: caseId })}
            leftSection={<IconPlant2 size={18} />}
          >
            {t('menu.tree')}
          </Menu.Item>
        )}
        {!isReadOnly && isDeletable && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => setAsking(true)}>
            {t('ui:act.delete')}
          </Menu.Item>
        )}
      </RecordMenu>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('delete.title', named)}
        consequence={t('delete.consequence')}
        confirm={t('delete.confirm')}
        keep={t('ui:act.keep')}
        onConfirm={() => {
          setAsking(false);
          void remove({ screeningId: id });
        }}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
