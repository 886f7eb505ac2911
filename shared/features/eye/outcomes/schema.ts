import * as z from 'zod';
import { Instant, PlainDate } from '../../../core/fields.ts';
import { Gender } from '../../cases/cases/schema.ts';
import { referenceIds } from '../progression/reference-rates.ts';
import { treatmentKinds } from '../treatments/treatment.ts';

/** Minimum size of a group of children whose results are shown. */
export const smallestGroup = 10;

/** Treatments for myopia control, and combinations of them. */
export const outcomeTreatments = [
  ...treatmentKinds.filter(kind => kind !== 'none' && kind !== 'spectacles'),
  'combined',
] as const;
export type OutcomeTreatment = (typeof outcomeTreatments)[number];

/** Age at the start of treatment, in years. */
export const startingAges = ['under8', 'from8', 'from10', 'from12', 'unknown'] as const;
export type StartingAge = (typeof startingAges)[number];

/** How refractions were measured; results of different methods are never combined. */
export const OutcomeMethod = z.enum(['cycloplegic', 'dry']);
export type OutcomeMethod = z.output<typeof OutcomeMethod>;

/**
 * Why a group is hidden. `few`: it has fewer than ten children. `withheld`: if it were shown, subtraction
 * from the total would reveal a group of fewer than ten.
 */
export const HiddenGroup = z.enum(['few', 'withheld']);
export type HiddenGroup = z.output<typeof HiddenGroup>;

/** Number of children from whom a result was computed; null if the group is hidden. */
const Group = z.object({ size: z.int().nullable(), hidden: HiddenGroup.nullable() });

const Interval = z.tuple([z.number(), z.number()]);

/** A mean with its 95 % confidence interval; both are null in an empty or hidden group. */
export const OutcomeMean = Group.extend({ mean: z.number().nullable(), interval: Interval.nullable() });
export type OutcomeMean = z.output<typeof OutcomeMean>;

/** A count in a group, and its share from 0 to 1 with the 95 % confidence interval. */
export const OutcomeRate = Group.extend({
  count: z.int().nullable(),
  share: z.number().nullable(),
  interval: Interval.nullable(),
});
export type OutcomeRate = z.output<typeof OutcomeRate>;

/** Results of one treatment or of all treatments, for one starting age or for all ages. */
export const OutcomeRow = z
  .object({
    treatment: z.enum(outcomeTreatments).nullable(),
    age: z.enum(startingAges).nullable(),
    children: Group,
    /** Growth of the eyes in mm per year, in steps of 0.01. */
    axialLength: OutcomeMean,
    /** Change of the spherical equivalent in D per year, in steps of 0.05. */
    equivalent: OutcomeMean,
    /** Mean change in D per year that the reference study predicts for the same children. */
    expected: z.number().nullable(),
    /**
     * Measured change minus the predicted change, in D per year. A value above zero means slower progression.
     */
    difference: OutcomeMean.pick({ mean: true, interval: true }),
    /** Children who began treatment at least a year ago and have not been seen for a year. */
    attrition: OutcomeRate,
  })
  .meta({ id: 'OutcomeRow' });
export type OutcomeRow = z.output<typeof OutcomeRow>;

export const OutcomeAudit = z
  .object({
    countedAt: Instant,
    /**
     * First the row of all treated children, then one row per treatment, each followed by the rows of its
     * starting ages.
     */
    rows: z.array(OutcomeRow),
    /** Children whose next visit date has passed, who have not been seen since and have no visit booked. */
    overdue: OutcomeRate,
    /**
     * Children who were screened 27 to 15 months ago, and how many of them were screened again within 15
     * months.
     */
    screenedAgain: OutcomeRate,
  })
  .meta({ id: 'OutcomeAudit' });
export type OutcomeAudit = z.output<typeof OutcomeAudit>;

export const OutcomeReference = z.enum(referenceIds).nullable();

/**
 * A visit in an anonymous export. Sex, age, follow-up, number of visits and start values are those of a group
 * of at least ten children, so that they cannot identify the child.
 */
export const OutcomeVisit = z
  .object({
    /** Random id; different in each export. */
    child: z.string(),
    gender: Gender.nullable(),
    treatment: z.enum(outcomeTreatments),
    /** Mean age of the group in completed years. */
    startedAt: z.int().nullable(),
    /** Start of the treatment: the same invented day for all children. */
    startedOn: PlainDate,
    /**
     * Date of the visit, moved to whole months after the start; the last date is the same for the whole
     * group.
     */
    date: PlainDate,
    /**
     * Spherical equivalents in D; null while lenses shape the cornea. The first value is that of the group;
     * later values keep the child's measured rate of change.
     */
    cycloplegicRight: z.number().nullable(),
    cycloplegicLeft: z.number().nullable(),
    dryRight: z.number().nullable(),
    dryLeft: z.number().nullable(),
    /**
     * Axial lengths in mm; the first value is that of the group, later values keep the measured rate of
     * change.
     */
    axialRight: z.number().nullable(),
    axialLeft: z.number().nullable(),
  })
  .meta({ id: 'OutcomeVisit' });
export type OutcomeVisit = z.output<typeof OutcomeVisit>;
