/** People who may answer for a child, by relationship. */
export const surveyRelationships = ['mother', 'father', 'guardian', 'grandparent', 'other'] as const;
export type SurveyRelationship = (typeof surveyRelationships)[number];
