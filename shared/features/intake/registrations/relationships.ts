/** People who may consent for a child, by relationship. */
export const relationships = ['mother', 'father', 'guardian', 'grandparent', 'other'] as const;
export type Relationship = (typeof relationships)[number];
