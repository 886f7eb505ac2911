import type { TFunction } from 'i18next';
import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import type {
  OutcomeAudit,
  OutcomeMean,
  OutcomeRow,
  OutcomeVisit,
} from '../../../../shared/features/eye/outcomes/schema.ts';
import { saveTable } from '../../../ui/list/save-table.ts';
import type { useOutcomeTexts } from './use-outcome-texts.ts';

interface SavedOutcomes {
  title: string;
  audit: OutcomeAudit;
  timeZone: string;
  isCompared: boolean;
  texts: Pick<ReturnType<typeof useOutcomeTexts>, 'treatmentName' | 'rowName' | 'size' | 'mean' | 'rate'>;
  t: TFunction<['outcomes', 'eye']>;
}

/** A share to a tenth of a percent; the page shows whole percents. */
const rounded = (share: number | null | undefined) => (share == null ? '' : Math.round(share * 1000) / 1000);

/** Downloads the outcomes as CSV, with a column for each value and for both ends of its interval. */
export function saveOutcomes({ title, timeZone, ...of }: SavedOutcomes): Promise<void> {
  const { date } = nowIn(timeZone, Date.parse(of.audit.countedAt));
  return saveTable({ name: `${title} ${date}`, ...tableOfOutcomes(of) }, 'csv');
}

export function tableOfOutcomes({ audit, isCompared, texts, t }: Omit<SavedOutcomes, 'title' | 'timeZone'>) {
  const ends = (name: string) => [name, `${name}, n`, `${name}, 2.5%`, `${name}, 97.5%`];
  const difference = t('column.difference');
  const head = [
    t('column.group'),
    t('column.children'),
    ...ends(t('column.axial')),
    ...ends(t('column.se')),
    ...(isCompared ? [t('column.expected'), difference, `${difference}, 2.5%`, `${difference}, 97.5%`] : []),
    ...ends(t('column.attrition')),
  ];
  const nameOf = (row: OutcomeRow) =>
    row.age === null ? texts.rowName(row) : `${texts.treatmentName(row)}, ${texts.rowName(row)}`;
  const numbers = ({ mean, interval }: Pick<OutcomeMean, 'mean' | 'interval'>) => [
    mean ?? '',
    interval?.[0] ?? '',
    interval?.[1] ?? '',
  ];
  const meanCells = (of: OutcomeMean) => {
    const [mean = '', ...interval] = numbers(of);
    return [of.hidden ? texts.mean(of) : mean, of.size ?? '', ...interval];
  };
  const rows = audit.rows.map(row => [
    nameOf(row),
    texts.size(row.children),
    ...meanCells(row.axialLength),
    ...meanCells(row.equivalent),
    ...(isCompared ? [row.expected ?? '', ...numbers(row.difference)] : []),
    row.attrition.hidden ? texts.rate(row.attrition) : rounded(row.attrition.share),
    row.attrition.size ?? '',
    rounded(row.attrition.interval?.[0]),
    rounded(row.attrition.interval?.[1]),
  ]);
  return { head, rows };
}

/** Column names of exported visits, read by programs and therefore the same in every language. */
const visitColumns: Record<keyof OutcomeVisit, string> = {
  child: 'child',
  gender: 'gender',
  treatment: 'treatment',
  startedAt: 'age_at_start_years',
  startedOn: 'started_on_moved',
  date: 'visit_on_moved',
  cycloplegicRight: 'se_cycloplegic_right_d',
  cycloplegicLeft: 'se_cycloplegic_left_d',
  dryRight: 'se_dry_right_d',
  dryLeft: 'se_dry_left_d',
  axialRight: 'axial_length_right_mm',
  axialLeft: 'axial_length_left_mm',
};

/**
 * Downloads de-identified visits as CSV, sorted by random ids, because the original order follows the days on
 * which children are due.
 */
export function saveVisits(name: string, visits: readonly OutcomeVisit[]): Promise<void> {
  const names = Object.keys(visitColumns) as (keyof OutcomeVisit)[];
  return saveTable(
    {
      name,
      head: Object.values(visitColumns),
      rows: visits.toSorted(byChild).map(visit => names.map(column => visit[column] ?? '')),
    },
    'csv',
  );
}

const byChild = (one: OutcomeVisit, other: OutcomeVisit) =>
  one.child < other.child ? -1 : Number(one.child > other.child);
