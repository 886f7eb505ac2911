import * as z from 'zod';
import { DocumentSort } from '../../../../shared/core/documents/document-sort.ts';
import { PlainDate } from '../../../../shared/core/fields.ts';
import {
  EyeReportStatus,
  LabOrderState,
  PowerMethodName,
  ReportCheck,
} from '../../../../shared/features/eye/eye-reports/states.ts';
import { asBoolean, YesNo } from '../../../platform/routing/use-url-filters.ts';

export const EyeFilters = z.object({
  status: EyeReportStatus.nullable().catch(null),
  author: z.uuid().nullable().catch(null),
  method: PowerMethodName.nullable().catch(null),
  order: LabOrderState.nullable().catch(null),
  check: ReportCheck.nullable().catch(null),
  sent: YesNo,
  from: PlainDate.nullable().catch(null),
  to: PlainDate.nullable().catch(null),
  sort: DocumentSort.catch('newest'),
});
export type EyeFilters = z.output<typeof EyeFilters>;

export const toSearch = ({ sent, ...filters }: EyeFilters) => ({ ...filters, isSent: asBoolean(sent) });
