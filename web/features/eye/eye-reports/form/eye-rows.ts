export interface EyeRow {
  field: 'sph' | 'cyl' | 'axis' | 'add' | 'va' | 'pd' | 'height' | 'prism' | 'baseCurve' | 'diameter';
  /** Which of the two prisms the row shows. */
  place?: 0 | 1;
}

export const refractionRows: EyeRow[] = [
  { field: 'sph' },
  { field: 'cyl' },
  { field: 'axis' },
  { field: 'add' },
  { field: 'va' },
];

const lensRows: EyeRow[] = [{ field: 'baseCurve' }, { field: 'diameter' }];

/** Rows of a prescription. Contact lenses have no fitting height and no pupillary distance. */
export const prescriptionRows = {
  spectacle: [
    { field: 'sph' },
    { field: 'cyl' },
    { field: 'axis' },
    { field: 'add' },
    { field: 'pd' },
    { field: 'height' },
    { field: 'prism', place: 0 },
    { field: 'prism', place: 1 },
    ...lensRows,
  ],
  soft: [{ field: 'sph' }, { field: 'cyl' }, { field: 'axis' }, { field: 'add' }, ...lensRows],
  rigid: [{ field: 'sph' }, { field: 'cyl' }, { field: 'axis' }, { field: 'add' }, ...lensRows],
} satisfies Record<string, EyeRow[]>;
