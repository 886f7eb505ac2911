import type { Eye } from '../../../core/optics/eyes.ts';
import type { TargetMismatch, TargetResult } from '../treatments/target-courses.ts';

/** Texts that compare the change since a target was set with the target; key words are between `**`. */
export interface TargetResultTexts {
  both: (result: TargetResult) => string;
  apart: (right: TargetResult, left: TargetResult) => string;
  one: Record<Eye, (result: TargetResult) => string>;
  /** Text if nothing was measured since. */
  open: string;
  /** Why no eye is compared with the target. */
  uncompared: (reason: TargetMismatch) => string;
  /** Why one of the eyes is not compared with the target. */
  uncomparedOf: Record<Eye, (reason: TargetMismatch) => string>;
}
