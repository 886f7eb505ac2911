/** Populations whose axial lengths are published by sex. The clinician chooses; none is inferred. */
export const axialPopulations = ['wuhan', 'china', 'europe'] as const;
export type AxialPopulation = (typeof axialPopulations)[number];
