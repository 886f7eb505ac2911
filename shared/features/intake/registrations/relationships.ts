/** People who may consent for a child. */
export const relationships = ['mother', 'father', 'guardian', 'grandparent', 'other'] as const;
export type Relationship = (typeof relationships)[number];
