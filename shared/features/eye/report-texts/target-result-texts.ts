import type { Eye } from '../../../core/optics/eyes.ts';
import type { TargetResult } from '../treatments/target-courses.ts';

/** Texts that compare the change since a target was set with the target; key words are between `**`. */
export interface TargetResultTexts {
  both: (result: TargetResult) => string;
  apart: (right: TargetResult, left: TargetResult) => string;
  one: Record<Eye, (result: TargetResult) => string>;
  /** Text if nothing was measured since. */
  open: string;
  /** Text if the measurements since then give no change to compare, such as those by another method. */
  uncompared: string;
}
