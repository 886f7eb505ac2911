import type { Stage } from '../stage.ts';

/** Compares one part of the product's data with the model of the season, which knows what they must be. */
export type Check = (stage: Stage, report: Report) => Promise<void>;

/** Counts what was compared, and collects what differs. */
export interface Report {
  compared: (count?: number) => void;
  differs: (sentence: string) => void;
}
