import * as z from 'zod';
import { Instant, Line, optional, PlainDate } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { importedMethods, MatchedChild } from '../measurements/schema.ts';
import { RefractedEye } from '../optics/refraction.ts';
import { measuredShape } from '../visit-fields/visit-fields.ts';

const ReceivedPower = RefractedEye.meta({ id: undefined });
const Powers = z.strictObject({ right: optional(ReceivedPower), left: optional(ReceivedPower) });

/** Values that a device measured on one day; null for what it did not measure. */
export const MeasuredFields = z.strictObject({
  measuredOn: PlainDate,
  refraction: optional(Powers),
  /** How the refraction was measured; null if there is no refraction. */
  method: optional(z.enum(importedMethods)),
  axialLength: measuredShape.axialLength,
  cornea: measuredShape.cornea,
  /** Name of the device, as the other system sent it. */
  device: optional(Line),
});
export type MeasuredFields = z.output<typeof MeasuredFields>;

/** A measurement that another system sent. It waits until a person accepts it into a visit or discards it. */
export const ReceivedMeasurement = z
  .object({
    ...MeasuredFields.shape,
    id: Id('received'),
    caseId: CaseId,
    receivedAt: Instant,
    /** Name of the API key that sent the measurement. */
    sender: holds('staff', Line),
  })
  .meta({ id: 'ReceivedMeasurement' });
export type ReceivedMeasurement = z.output<typeof ReceivedMeasurement>;

export const WaitingMeasurement = ReceivedMeasurement.extend({
  case: CaseName,
  revision: MatchedChild.shape.revision,
  visits: MatchedChild.shape.visits,
}).meta({ id: 'WaitingMeasurement' });
export type WaitingMeasurement = z.output<typeof WaitingMeasurement>;
