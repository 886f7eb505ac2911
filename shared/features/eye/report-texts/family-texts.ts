import type { ChangeSize } from '../progression/change-size.ts';
import type { MeasuredSight } from './sight-of-eyes.ts';

/** When and how an eye was measured; `day` is null if that is the day of the report. */
export interface MeasuredOn {
  day: string | null;
  isWithoutDrops: boolean;
}

export interface FamilyTexts {
  title: string;
  changed: string;
  meaning: {
    title: string;
    sight: Record<MeasuredSight, Record<'right' | 'left' | 'both', (measured: MeasuredOn) => string>>;
    /** Explains short sight. */
    blurred: string;
    /** Says that nobody can tell whether an eye that is not short-sighted will become so. */
    later: string;
    /** Explains how a refraction without eye drops can mislead. */
    withoutDrops: string;
    /** Shown if no measured power describes the child's eyes themselves. */
    unmeasured: string;
    /** Shown for an eye without a measured power, if the other eye has one. */
    unmeasuredOf: Record<'right' | 'left', string>;
    /** Says that the powers shown over time are prescriptions, not measurements. */
    prescribed: string;
    /** Says how much two measurements of an unchanged eye can differ. */
    measuring: string;
    /**
     * Compares the change of an eye with the difference that two measurements of an unchanged eye can have.
     */
    size: Record<ChangeSize, Record<'right' | 'left' | 'both', string>>;
    moreShort: string;
    longer: string;
    /** States that the page does not judge whether a change is fast or slow. */
    notJudged: string;
    /** Refers to the report, which compares the change with that of other children. */
    comparedBelow: string;
  };
  doing: {
    title: string;
    /** Text for a treatment that begins after the day of the report. */
    from: (day: string) => string;
    ended: (treatment: string, day: string) => string;
    none: string;
    /** Text for a child whose treatments have all ended. */
    noneNow: string;
    noPromise: string;
    prescribed: (lens: string) => string;
    advice: string;
    /** Refers to the report, because the advice is too long for the page. */
    adviceBelow: (title: string) => string;
  };
  next: {
    title: string;
    due: (day: string) => string;
    /** Text for a day that was past when the page was printed; the child may have come since. */
    overdue: (day: string) => string;
    undecided: string;
    /** Says when the family should come earlier than planned. */
    earlier: (plan: { hasDay: boolean; isOnRedLight: boolean; hasContactLenses: boolean }) => string;
  };
  /** Explains the units and words used on the page. */
  explained: (source: string) => string;
  /** Explains glasses that are known by an abbreviation. */
  lensesExplained: string;
}
