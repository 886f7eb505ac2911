/** How many parents are myopic, or that one of them is highly so. */
export const parentsMyopia = ['none', 'one', 'both', 'high'] as const;
export type ParentsMyopia = (typeof parentsMyopia)[number];
