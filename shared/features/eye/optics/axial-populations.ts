/** Populations with published axial lengths by sex. The clinician chooses one; the program never infers it. */
export const axialPopulations = ['wuhan', 'china', 'europe'] as const;
export type AxialPopulation = (typeof axialPopulations)[number];
