import type { Stage } from '../stage.ts';
import type { Undo } from './change-items.ts';

export interface Fault {
  /** Name of the check that must find the fault. */
  foundBy: string;
  plant: (stage: Stage) => Promise<Undo>;
}

export type Rows = { data: Record<string, unknown>[] };

/** Makes a fault that changes the rows in every response of a route. */
export function tampering(wanted: string, change: (rows: Rows) => unknown[]): Fault['plant'] {
  return async ({ calls }) => {
    calls.tamper = (route, _, body) => {
      if (route !== wanted) return body;
      const { data } = body as { data: Rows };
      return { ...(body as object), data: { ...data, data: change(data) } };
    };
    return async () => {
      calls.tamper = undefined;
    };
  };
}
