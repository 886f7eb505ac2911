import type { AcuityNotation } from '../../../core/optics/acuity.ts';
import type { addressees } from '../eye-reports/schema.ts';
import type { RiskFactor } from '../optics/classification.ts';
import type { PrismBase } from '../optics/prism.ts';
import type { VisitTexts } from '../visit-fields/field-texts.ts';
import type { FamilyTexts } from './family-texts.ts';
import type { ReportTexts } from './report-text-types.ts';

/** All texts of PDF reports. They are separate, so that pages load only the texts that they show too. */
export interface PdfTexts extends ReportTexts {
  refraction: string;
  myopia: string;
  reference: (reference: string) => string;
  draft: string;
  bornOn: (day: string) => string;
  shortAge: (years: number, months: number) => string;
  /** Mark on the copy that is only for staff. */
  staffOnly: string;
  addressee: Record<(typeof addressees)[number], string>;
  name: string;
  born: string;
  findings: string;
  columns: {
    sph: string;
    cyl: string;
    axis: string;
    add: string;
    va: string;
    se: string;
    pd: string;
    height: string;
    prism: string;
    baseCurve: string;
    diameter: string;
  };
  visit: VisitTexts;
  measurements: {
    /** Names of the notations, printed beside each acuity. */
    notation: Record<AcuityNotation, string>;
    bothEyes: string;
    meanRadius: string;
    ratio: string;
  };
  /** Explains the abbreviation "SE" (spherical equivalent), once per report. */
  seExplained: string;
  /** Explains the column with the lengths of the eyes. */
  lengthExplained: string;
  /** Explains powers in D below their table, if the sentences use another unit. */
  unitExplained: string;
  /** Says how sentences in another unit round powers that are not multiples of 0.25 D. */
  unitRounded: string;
  base: Record<PrismBase, string>;
  facts: Record<
    'lensKind' | 'vertex' | 'expiresOn' | 'intervention' | 'target' | 'riskFactors' | 'wearing',
    string
  >;
  riskFactor: Record<RiskFactor, string>;
  family: FamilyTexts;
  nothing: string;
  examinedBy: string;
  preparedBy: string;
  signature: string;
  amendedOn: (day: string) => string;
  replaces: (day: string) => string;
  page: (page: number, pages: number) => string;
}
