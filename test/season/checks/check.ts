import type { Stage } from '../stage.ts';

/** Compares one part of the product's data with the model, which contains what it must be. */
export type Check = (stage: Stage, report: Report) => Promise<void>;

/** Counts the comparisons, and collects the differences. */
export interface Report {
  compared: (count?: number) => void;
  differs: (sentence: string) => void;
}
