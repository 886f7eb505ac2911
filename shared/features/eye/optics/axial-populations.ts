/** Populations with published axial lengths by sex. The clinician chooses; the program never infers one. */
export const axialPopulations = ['wuhan', 'china', 'europe'] as const;
export type AxialPopulation = (typeof axialPopulations)[number];
