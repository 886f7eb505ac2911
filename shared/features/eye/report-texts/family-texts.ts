import type { ChangeSize } from '../progression/change-size.ts';
import type { MeasuredSight } from './sight-of-eyes.ts';

/** When and how an eye was measured; the day is null for the report's own. */
export interface MeasuredOn {
  day: string | null;
  isWithoutDrops: boolean;
}

/** Texts of the page for the family in front of a myopia report. */
export interface FamilyTexts {
  title: string;
  changed: string;
  meaning: {
    title: string;
    sight: Record<MeasuredSight, Record<'right' | 'left' | 'both', (measured: MeasuredOn) => string>>;
    /** What short sight is like, and that nothing is said of the future of other eyes. */
    blurred: string;
    later: string;
    /** What a measurement without drops can do. */
    withoutDrops: string;
    /** Shown if no measured power describes the eyes themselves. */
    unmeasured: string;
    /** Shown for the other eye if a power describes only one. */
    unmeasuredOf: Record<'right' | 'left', string>;
    /** The powers followed are prescriptions. */
    prescribed: string;
    /** What two measurements can differ by; then the size of each change of power beside it. */
    measuring: string;
    size: Record<ChangeSize, Record<'right' | 'left' | 'both', string>>;
    moreShort: string;
    longer: string;
    /** States that the page does not judge whether a change is fast or slow. */
    notJudged: string;
  };
  doing: {
    title: string;
    /** From a day after the report's. */
    from: (day: string) => string;
    ended: (treatment: string, day: string) => string;
    none: string;
    /** After the end of all treatments. */
    noneNow: string;
    noPromise: string;
    prescribed: (lens: string) => string;
    advice: string;
    /** The advice is too long for the page. */
    adviceBelow: (title: string) => string;
  };
  next: {
    title: string;
    due: (day: string) => string;
    undecided: string;
    /** When to come at once. */
    earlier: (plan: { hasDay: boolean; isOnRedLight: boolean; hasContactLenses: boolean }) => string;
  };
  /** Explains units and words. */
  explained: (source: string) => string;
}
