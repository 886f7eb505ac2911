import type { EyeReport } from './schema.ts';
import type { LabOrderState } from './states.ts';

type LabOrderFields = Pick<EyeReport, 'status' | 'to' | 'returnBy' | 'returnedOn'>;

/** Whether a report is a lab order: it is finished, and addressed to a lab or has a return date. */
export const isLabOrder = ({ status, to, returnBy }: Omit<LabOrderFields, 'returnedOn'>): boolean =>
  status !== 'draft' && (to?.kind === 'lab' || returnBy !== null);

/**
 * State of a report's lab order; null if the report is not a lab order. An order is late only after its due
 * day.
 * @param today `YYYY-MM-DD`
 */
export function labOrderOf(
  { isOrder, returnBy, returnedOn }: { isOrder: boolean } & Pick<LabOrderFields, 'returnBy' | 'returnedOn'>,
  today: string,
): LabOrderState | null {
  if (!isOrder) return null;
  if (returnedOn !== null) return 'returned';
  return returnBy !== null && returnBy < today ? 'late' : 'ordered';
}
