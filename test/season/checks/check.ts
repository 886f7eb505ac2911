import type { Stage } from '../stage.ts';

/** Compares a part of the product with the model. */
export type Check = (stage: Stage, report: Report) => Promise<void>;

/** Collects what was compared, and what differs. */
export interface Report {
  compared: (count?: number) => void;
  differs: (sentence: string) => void;
}
