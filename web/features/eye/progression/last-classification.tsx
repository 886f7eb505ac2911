import { useQuery } from '@tanstack/react-query';
import { finishedVisits, type SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { eyeReportQuery } from '../eye-reports/queries.ts';
import { Classification } from './refractive-class.tsx';

interface LastClassificationProps {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
}

export function LastClassification({ visits: all, birthDate }: LastClassificationProps) {
  const visits = finishedVisits(all);
  const id = visits.at(-1)?.id ?? '';
  const { data: report } = useQuery({ ...eyeReportQuery(id), enabled: id !== '' });
  return report && <Classification {...{ visits, birthDate, report }} />;
}
