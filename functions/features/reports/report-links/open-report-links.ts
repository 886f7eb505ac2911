import type { LinkedRecordTypes } from '../../../composition/linked-record-type.ts';
import type { Origin } from '../../../platform/storage/commit.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { ReportLinksStore } from './report-links-store.ts';

interface LinkServices {
  tableOf: (organization: string) => Table;
  linkedRecords: LinkedRecordTypes;
}

export const openReportLinks = (
  { tableOf, linkedRecords }: LinkServices,
  organization: string,
  origin: Origin,
): ReportLinksStore =>
  new ReportLinksStore(tableOf(organization), organization, { ...origin, organization }, linkedRecords);
