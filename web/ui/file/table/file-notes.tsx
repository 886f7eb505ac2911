import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../feedback/notice.tsx';
import { SelectField } from '../../form/select-field.tsx';
import type { TableChoice, TableNotes } from './read-table-file.ts';

const shownAddresses = 5;

interface FileNotesProps {
  notes: TableNotes;
  onReread: (change: TableChoice) => Promise<string | undefined>;
}

/** Says which parts of a file were not read as rows: other sheets, hidden rows, cells without a value. */
export function FileNotes({ notes, onReread }: FileNotesProps) {
  const { t } = useTranslation(['tables', 'common']);
  const [problem, setProblem] = useState<string>();
  const { sheets, sheet, hiddenRows, isHiddenRead, withoutValue, merged, isWebPage } = notes;
  const { hiddenColumns, areHiddenColumnsRead } = notes;
  const cells = withoutValue.slice(0, shownAddresses).join(t('common:comma'));
  const read = async (change: TableChoice) => setProblem(await onReread(change));

  return (
    <>
      {isWebPage && <Notice>{t('notes.webPage')}</Notice>}
      {sheets.length > 1 && (
        <SelectField
          label={t('notes.sheet')}
          description={t('notes.sheetHelp', { count: sheets.length })}
          value={String(sheet)}
          options={sheets.map(({ name, isHidden }, at) => ({
            value: String(at),
            label: isHidden ? t('notes.hiddenSheet', { name }) : name,
          }))}
          allowDeselect={false}
          onChange={chosen => void read({ sheet: Number(chosen) })}
        />
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {hiddenRows > 0 && (
        <Checkbox
          label={t('notes.hiddenRows', { count: hiddenRows })}
          description={t('notes.hiddenRowsHelp')}
          checked={isHiddenRead}
          onChange={event => void read({ withHidden: event.currentTarget.checked })}
        />
      )}
      {hiddenColumns.length > 0 && (
        <Checkbox
          label={t('notes.hiddenColumns', {
            count: hiddenColumns.length,
            headings: hiddenColumns.join(t('common:comma')),
          })}
          description={t('notes.hiddenColumnsHelp')}
          checked={areHiddenColumnsRead}
          onChange={event => void read({ withHiddenColumns: event.currentTarget.checked })}
        />
      )}
      {withoutValue.length > 0 && (
        <Notice tone="attention">{t('notes.withoutValue', { count: withoutValue.length, cells })}</Notice>
      )}
      {merged > 0 && <Notice>{t('notes.merged', { count: merged })}</Notice>}
    </>
  );
}
