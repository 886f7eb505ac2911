/** Printed texts of reports about attendance and progress. Names in braces are placeholders. */
export interface ProgressTexts {
  title: string;
  classTitle: string;
  period: string;
  draft: string;
  bornOn: string;
  ofClass: string;
  attended: string;
  missed: string;
  held: string;
  leftOut: string;
  none: string;
  comment: string;
  activities: string;
  noActivities: string;
  moreActivities: string;
  observations: string;
  moreObservations: string;
  participation: string;
  fluency: string;
  first: string;
  latest: string;
  times: string;
  curve: string;
  steps: string;
  step: string;
  finishedBy: string;
  asOf: string;
  child: string;
  mean: string;
  /** A mean of one rating. */
  meanOfOne: string;
  means: string;
  hidden: string;
  noChildren: string;
  colon: string;
  page: string;
}
