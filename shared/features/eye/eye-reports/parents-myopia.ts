/** Number of myopic parents, or one parent with high myopia. */
export const parentsMyopia = ['none', 'one', 'both', 'high'] as const;
export type ParentsMyopia = (typeof parentsMyopia)[number];
