import * as z from 'zod';
import type { EyeReport } from './schema.ts';

/** Where what was ordered from a lab is: on its way, late, or back. */
export const LabOrderState = z.enum(['ordered', 'late', 'returned']);
export type LabOrderState = z.output<typeof LabOrderState>;

type LabOrderFields = Pick<EyeReport, 'status' | 'to' | 'returnBy' | 'returnedOn'>;

/** Whether something was ordered: the report is finished, and is a lab's or says when the lab is to send it back. */
export const isLabOrder = ({ status, to, returnBy }: Omit<LabOrderFields, 'returnedOn'>): boolean =>
  status !== 'draft' && (to?.kind === 'lab' || returnBy !== null);

/** How an order stands; null where there is none. On the day itself it is not late. @param today `YYYY-MM-DD` */
export function labOrderOf(
  { isOrder, returnBy, returnedOn }: { isOrder: boolean } & Pick<LabOrderFields, 'returnBy' | 'returnedOn'>,
  today: string,
): LabOrderState | null {
  if (!isOrder) return null;
  if (returnedOn !== null) return 'returned';
  return returnBy !== null && returnBy < today ? 'late' : 'ordered';
}
