import { Button, FileButton } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bandAt } from '../../../../shared/features/screening/screenings/bands.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import type { SavedTable } from '../../../ui/list/saved-table.ts';
import { lastFinished } from '../form/last-answers.ts';
import { knownDetails } from '../form/last-details.ts';
import { emptyScreening, toFormValues } from '../form/screening-values.ts';
import { useTestWords } from '../form/use-test-words.ts';
import type { DayChild } from './day-format.ts';
import { daySheet, type SheetColumn, type SheetRow } from './day-sheet.ts';
import type { DayStore } from './day-store.ts';
import { fillRecord } from './fill-record.ts';
import { readSheetFile, sheetRule } from './read-sheet-file.ts';

interface SheetMenuProps {
  store: DayStore;
  /** Whether no sheet can be imported now. */
  isLocked: boolean;
}

/** In case the device fails: saves a sheet to fill in by hand, and imports a filled-in sheet. */
export function SheetMenu({ store, isLocked }: SheetMenuProps) {
  const { t } = useTranslation(['preparedDay', 'common']);
  const reset = useRef<() => void>(null);
  const { nameOf, placeName, measureName } = useTestWords();
  const { children, session } = store.content;
  const { today } = store;

  function titleOf({ test, place, measure }: SheetColumn): string {
    const where = place === 'whole' ? '' : `, ${placeName(test.id, place)}`;
    return `${nameOf(test.id)}${where}: ${measureName(measure)}`;
  }

  async function table(): Promise<SavedTable> {
    const [head = [], ...rows] = daySheet(
      children.map(({ child }) => child),
      titleOf,
    );
    return { name: t('sheet.name', { day: today }), head, rows };
  }

  /** Takes a row into a child's answers. Skips children without an age band or with a finished screening. */
  async function fill(row: SheetRow, { child, screenings }: DayChild): Promise<boolean> {
    const { begun, known } = store.record(child.id);
    const band = begun?.band ?? known?.band ?? bandAt(child.birthDate, today);
    if (band === null) return false;
    const last = lastFinished(screenings, { id: known?.id, date: today });
    const initial = known
      ? toFormValues(known)
      : { ...emptyScreening(today, session.id), ...knownDetails(child, last) };
    const at = new Date().toISOString();
    let isFilled = false;
    await store.change(child.id, before => {
      const after = fillRecord(before, row, { band, bandReason: null, at, initial });
      isFilled = after !== before;
      return after;
    });
    return isFilled;
  }

  async function read(file: File): Promise<void> {
    const rows = await readSheetFile(file);
    if (typeof rows === 'string') return toastFailed(t(`sheet.${rows}`));
    let filled = 0;
    const skipped: string[] = [];
    for (const row of rows) {
      const one = children.find(({ child }) => child.id === row.caseId);
      if (!one || row.cells.size === 0) continue;
      if (await fill(row, one)) filled += 1;
      else skipped.push(one.child.fullName);
    }
    const text = t('sheet.filled', { count: filled });
    if (skipped.length === 0) toastDone(text);
    else toastFailed(text, t('sheet.skipped', { names: skipped.join(t('common:comma')) }));
  }

  return (
    <>
      <ExportMenu label={t('sheet.save')} read={table} />
      <FileButton
        resetRef={reset}
        accept={sheetRule.extensions.map(extension => `.${extension}`).join()}
        onChange={file => file && void read(file).finally(() => reset.current?.())}
      >
        {props => (
          <Button
            variant="default"
            disabled={isLocked}
            leftSection={<IconTableImport size={18} aria-hidden />}
            {...props}
          >
            {t('sheet.read')}
          </Button>
        )}
      </FileButton>
    </>
  );
}
