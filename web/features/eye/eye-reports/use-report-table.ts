import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReportRow } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import type { SavedTable, TableCell } from '../../../ui/list/saved-table.ts';
import { type EyeFilters, toSearch } from './eye-filters.ts';
import { useMeasurementColumns } from './use-measurement-columns.ts';

/** Maximum number of rows in a saved file. */
const maxRows = 10_000;
const pageSize = 100;

/** Fetches all reports of the list, in its order, as a table to save. */
export function useReportTable(filters: EyeFilters, text: string): () => Promise<SavedTable> {
  const { t } = useTranslation('eye');
  const { organization } = useSession();
  const measured = useMeasurementColumns();
  const ofEye = (field: string) => eyes.map(eye => `${field} ${t(`export.${eye}`)}`);
  return async () => ({
    name: `eye-reports-${todayIn(organization?.timeZone)}`,
    head: [
      t('field.case'),
      t('field.visit'),
      t('field.reference'),
      t('field.method'),
      ...ofEye(t('field.se')),
      ...ofEye(t('field.change')),
      t('field.author'),
      t('field.status'),
      t('field.returnBy'),
      t('field.order'),
      ...measured.head,
    ],
    rows: (await readAll(filters, text)).map((row): TableCell[] => [
      row.case.fullName,
      row.date,
      row.reference,
      row.method && t(`method.${row.method}`),
      row.se.right,
      row.se.left,
      rounded(row.change?.right),
      rounded(row.change?.left),
      row.author.fullName,
      t(`status.${row.status}`),
      row.returnBy,
      row.order && t(`order.${row.order}`),
      ...measured.cells(row.measurements),
    ]),
  });
}

const rounded = (value: number | null | undefined) => (value == null ? null : Math.round(value * 100) / 100);

async function readAll(filters: EyeFilters, text: string): Promise<EyeReportRow[]> {
  const rows: EyeReportRow[] = [];
  let cursor: string | null = null;
  do {
    const page: ResponseOf<typeof eyeReports.searchEyeReports> = await call(eyeReports.searchEyeReports, {
      ...toSearch(filters),
      text,
      cursor,
      limit: pageSize,
      withMeasurements: true,
    });
    rows.push(...page.data);
    cursor = page.meta.next;
  } while (cursor !== null && rows.length < maxRows);
  return rows;
}
