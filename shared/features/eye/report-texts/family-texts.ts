import type { MeasuredSight } from './sight-of-eyes.ts';

/** Texts of the page for the family in front of a myopia report. */
export interface FamilyTexts {
  title: string;
  changed: string;
  meaning: {
    title: string;
    /** What an eye is, on the day of the report or on an earlier day. */
    sight: Record<MeasuredSight, Record<'right' | 'left' | 'both', (day: string | null) => string>>;
    /** What short sight is like, and that nothing is said of the future of other eyes. */
    blurred: string;
    later: string;
    withoutDrops: string;
    unmeasured: string;
    /** The powers followed are prescriptions. */
    prescribed: string;
    /** The size of a change of power beside what two measurements can differ by. */
    size: Record<'within' | 'beyond', Record<'right' | 'left' | 'both', string>>;
    moreShort: string;
    longer: string;
    /** Nothing on the page says whether a change is much or little. */
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
    earlier: string;
    earlierOnRedLight: string;
  };
  /** Explains units and words. */
  explained: (source: string) => string;
}
