import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/api/query-client.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { eyeReportQuery } from '../eye-reports/queries.ts';
import { ReportPreview } from './report-preview.tsx';

export const loader = async ({ params }: LoaderFunctionArgs) => {
  const { caseId } = await queryClient.ensureQueryData(eyeReportQuery(params.id ?? ''));
  await queryClient.ensureQueryData(childQuery(caseId));
};

export const MyopiaReportPage = () => <ReportPreview kind="myopia" />;
export const RefractionReportPage = () => <ReportPreview kind="refraction" />;
