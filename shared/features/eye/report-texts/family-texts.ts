import type { ChangeSize } from '../progression/change-size.ts';
import type { MeasuredSight } from './sight-of-eyes.ts';

/** When and how an eye was measured; the day is null if it is the report's day. */
export interface MeasuredOn {
  day: string | null;
  isWithoutDrops: boolean;
}

/** Texts of the page for the family at the front of a myopia report. */
export interface FamilyTexts {
  title: string;
  changed: string;
  meaning: {
    title: string;
    sight: Record<MeasuredSight, Record<'right' | 'left' | 'both', (measured: MeasuredOn) => string>>;
    /**
     * `blurred` explains short sight. `later` says that nobody can tell whether other eyes will become
     * short-sighted.
     */
    blurred: string;
    later: string;
    /** Explains how a measurement without drops can mislead. */
    withoutDrops: string;
    /** Shown if no measured power describes the eyes themselves. */
    unmeasured: string;
    /** Shown for an eye without a measured power, if the other eye has one. */
    unmeasuredOf: Record<'right' | 'left', string>;
    /** Says that the powers over time are prescriptions, not measurements. */
    prescribed: string;
    /**
     * `measuring` says how much two measurements can differ; `size` compares a change with that difference.
     */
    measuring: string;
    size: Record<ChangeSize, Record<'right' | 'left' | 'both', string>>;
    moreShort: string;
    longer: string;
    /** States that the page does not judge whether a change is fast or slow. */
    notJudged: string;
  };
  doing: {
    title: string;
    /** Text for a treatment that begins after the report's day. */
    from: (day: string) => string;
    ended: (treatment: string, day: string) => string;
    none: string;
    /** Text for a child whose treatments have all ended. */
    noneNow: string;
    noPromise: string;
    prescribed: (lens: string) => string;
    advice: string;
    /** Refers to the report, if the advice is too long for the page. */
    adviceBelow: (title: string) => string;
  };
  next: {
    title: string;
    due: (day: string) => string;
    undecided: string;
    /** When the family should come earlier than planned. */
    earlier: (plan: { hasDay: boolean; isOnRedLight: boolean; hasContactLenses: boolean }) => string;
  };
  /** Explains the units and words used on the page. */
  explained: (source: string) => string;
}
