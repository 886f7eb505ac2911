import * as z from 'zod';
import { readAcuity } from '../../../core/reading/read-acuity.ts';

/** An acuity as text in its stored form. Its notation is stored once for the whole report. */
export const AcuityText = z
  .string()
  .overwrite(readAcuity)
  .regex(
    /^(\d{1,2}(\.\d{1,2})?\/\d{1,3}(\.\d{1,2})?|-?\d(\.\d{1,2})?)([+-]\d?)?$|^(CF|HM)( \d{1,3}(\.\d{1,2})?(cm|m|ft))?$|^N?LP$/,
  );
