import type { Course } from '../results/courses.ts';
import type { FindingUnit } from '../results/findings.ts';
import type { AgainReason } from '../results/judgement.ts';
import type { NotDoneReason } from '../tests/answers.schema.ts';
import type { TestId } from '../tests/catalogue.ts';
import type { FamilyTexts } from './family-texts.ts';

/** Texts of results and reports of screenings. Names in braces are placeholders. */
export interface ScreeningTexts {
  title: string;
  draft: string;
  bornOn: string;
  screenedOn: string;
  amendedOn: string;
  tester: string;
  band: string;
  page: string;
  right: string;
  left: string;
  /** The side of standing on one leg, which is that of the leg on the floor. */
  legs: Record<'right' | 'left', string>;
  notDone: string;
  blank: string;
  toFollowUp: string;
  withinNoise: string;
  noNorm: string;
  noNorms: string;
  grades: string;
  unchanged: string;
  age: string;
  remarks: string;
  colon: string;
  space: string;
  aside: string;
  spectacles: Record<'yes' | 'no', string>;
  typical: string;
  /** The worst acuity within a norm, in the notation of the child's acuity. */
  orBetter: string;
  better: string;
  worse: string;
  /**
   * Sentences that name the values that are better or worse, if other values of the test have not changed.
   */
  betterIn: string;
  worseIn: string;
  /** Sentence that says which facts about the task prevent a comparison with last time. */
  otherTask: string;
  otherDetail: string;
  notRecorded: string;
  /** Sentence that says that the horizontal time is not adjusted, because counts were left blank. */
  notAdjusted: string;
  /** Sentence that says that a test needs another look, and why. */
  followUpSentence: string;
  again: Record<AgainReason, string>;
  listComma: string;
  /** States how many tests have each judgement. */
  judged: string;
  /** Explains "not judged". */
  judgedNote: string;
  /** Sentences that summarise a result in a letter. */
  summary: Record<'done' | 'toFollowUp' | Course, string>;
  /** Texts of the one-page summary for the family. */
  family: FamilyTexts;
  notes: string;
  recommendations: string;
  descriptive: string;
  overlayNote: string;
  source: string;
  stateGuideline: string;
  name: string;
  date: string;
  grade: string;
  remark: string;
  /** Labels of the lines that people fill in on a blank form. */
  form: Record<'school' | 'place' | 'tester' | 'spectacles' | 'reason', string>;
  columns: Record<'test' | 'today' | 'last' | 'change' | 'norm', string>;
  reasons: Record<NotDoneReason, string>;
  units: Record<FindingUnit, string>;
  /** Unit of a difference in acuity: one line. */
  oneLine: string;
  measures: Record<string, string>;
  choices: Record<string, string>;
  /** Questions about how a test was done, with the possible answers. */
  details: Record<string, { name: string; options: Record<string, string> }>;
  /** Name of each test, and a sentence about the test for parents. */
  tests: Record<TestId, readonly [name: string, sentence: string]>;
}
