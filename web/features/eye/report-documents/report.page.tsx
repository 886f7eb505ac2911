import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../platform/api/query-client.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { eyeChoicesQuery } from '../eye-choices/use-eye-choices.ts';
import { eyeReportQuery } from '../eye-reports/queries.ts';
import { ReportPreview } from './report-preview.tsx';

export const loader = async ({ params }: LoaderFunctionArgs) => {
  const { caseId } = await queryClient.ensureQueryData(eyeReportQuery(params.id ?? ''));
  await Promise.all([
    queryClient.ensureQueryData(childQuery(caseId)),
    queryClient.prefetchQuery(eyeChoicesQuery),
  ]);
};

export const MyopiaReportPage = () => <ReportPreview kind="myopia" />;
export const RefractionReportPage = () => <ReportPreview kind="refraction" />;
