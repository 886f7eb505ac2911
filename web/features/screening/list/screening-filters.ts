import * as z from 'zod';
import { DocumentSort } from '../../../../shared/core/documents/document-sort.ts';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import { ScreeningStatus } from '../../../../shared/features/screening/screenings/schema.ts';
import { asBoolean, YesNo } from '../../../platform/routing/use-url-filters.ts';

export const ScreeningFilters = z.object({
  band: Band.nullable().catch(null),
  tester: z.uuid().nullable().catch(null),
  status: ScreeningStatus.nullable().catch(null),
  reviewed: YesNo,
  sent: YesNo,
  from: PlainDate.nullable().catch(null),
  to: PlainDate.nullable().catch(null),
  sort: DocumentSort.catch('newest'),
});
export type ScreeningFilters = z.output<typeof ScreeningFilters>;

export const toSearch = ({ status, reviewed, sent, ...filters }: ScreeningFilters) => ({
  ...filters,
  status: status === null ? [] : [status],
  isReviewed: asBoolean(reviewed),
  isSent: asBoolean(sent),
});
