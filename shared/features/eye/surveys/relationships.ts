/** How a person who may answer a questionnaire is related to the child. */
export const surveyRelationships = ['mother', 'father', 'guardian', 'grandparent', 'other'] as const;
export type SurveyRelationship = (typeof surveyRelationships)[number];
