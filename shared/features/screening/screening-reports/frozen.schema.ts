import * as z from 'zod';
import { Instant, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { Case } from '../../cases/cases/schema.ts';
import { Letterhead, OrganizationRecord } from '../../organizations/organizations/record.ts';
import { Screening, ScreeningId } from '../screenings/schema.ts';
import { NormSet } from '../settings/norms.schema.ts';
import { Whom } from '../settings/rules.schema.ts';
import { testIds } from '../tests/catalogue.ts';

/** Everything that a report prints, except its own fields. */
export const PrintedScreening = z.object({
  child: Case.pick({ fullName: true, otherName: true, birthDate: true, gender: true, emailScript: true }),
  organization: Letterhead.extend({ timeZone: OrganizationRecord.shape.timeZone.optional() }),
  /** The child's last finished screening before this one. */
  previous: Screening.pick({ id: true, date: true, band: true, grade: true, tests: true }).nullable(),
  /** The norms that were approved when the report was finished. */
  sets: z.array(NormSet),
  /**
   * The tests that the report lists for another look; unset in reports of earlier versions, which used only
   * norms.
   */
  again: z.array(z.enum(testIds)).optional(),
  /** The organisation's texts about whom a family should see about a test; unset if there were none. */
  whom: Whom.optional(),
});
export type PrintedScreening = z.output<typeof PrintedScreening>;

/**
 * The printed facts of one version of a finished screening, frozen when that version was finished. They never
 * change.
 */
export const FrozenScreening = PrintedScreening.extend({
  screeningId: ScreeningId,
  caseId: CaseId,
  version: Version,
  frozenAt: Instant,
});
export type FrozenScreening = z.output<typeof FrozenScreening>;
