/** How a person who may consent for a child is related to the child. */
export const relationships = ['mother', 'father', 'guardian', 'grandparent', 'other'] as const;
export type Relationship = (typeof relationships)[number];
