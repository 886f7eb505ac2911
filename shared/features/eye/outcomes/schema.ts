import * as z from 'zod';
import { Instant, PlainDate } from '../../../core/fields.ts';
import { Gender } from '../../cases/cases/schema.ts';
import { referenceIds } from '../progression/reference-rates.ts';
import { treatmentKinds } from '../treatments/treatment.ts';

/** Smallest group whose figures are shown. */
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

/** Measurement methods of refractions; they are never counted together. */
export const OutcomeMethod = z.enum(['cycloplegic', 'dry']);
export type OutcomeMethod = z.output<typeof OutcomeMethod>;

/** `few`: fewer than ten. `withheld`: the other groups and the total would reveal a group of fewer than ten. */
export const HiddenGroup = z.enum(['few', 'withheld']);
export type HiddenGroup = z.output<typeof HiddenGroup>;

/** Number of children behind a figure; null if hidden. */
const Group = z.object({ size: z.int().nullable(), hidden: HiddenGroup.nullable() });

const Interval = z.tuple([z.number(), z.number()]);

/** A mean with its 95 % interval; null in an empty or hidden group. */
export const OutcomeMean = Group.extend({ mean: z.number().nullable(), interval: Interval.nullable() });
export type OutcomeMean = z.output<typeof OutcomeMean>;

/** A count in a group, and its share with the 95 % interval, from 0 to 1. */
export const OutcomeRate = Group.extend({
  count: z.int().nullable(),
  share: z.number().nullable(),
  interval: Interval.nullable(),
});
export type OutcomeRate = z.output<typeof OutcomeRate>;

/** Children of one treatment or of all, with one starting age or any. */
export const OutcomeRow = z
  .object({
    treatment: z.enum(outcomeTreatments).nullable(),
    age: z.enum(startingAges).nullable(),
    children: Group,
    /** Growth of the eyes in mm per year, in steps of 0.01. */
    axialLength: OutcomeMean,
    /** Change of the spherical equivalent in D per year, in steps of 0.05. */
    equivalent: OutcomeMean,
    /** Mean of the reference for the same children, in D per year. */
    expected: z.number().nullable(),
    /** Measured change minus reference, in D per year: above zero is slower. */
    difference: OutcomeMean.pick({ mean: true, interval: true }),
    /** Children who began at least a year ago and were not seen for a year. */
    attrition: OutcomeRate,
  })
  .meta({ id: 'OutcomeRow' });
export type OutcomeRow = z.output<typeof OutcomeRow>;

export const OutcomeAudit = z
  .object({
    countedAt: Instant,
    /** All treated children, then each treatment followed by its ages. */
    rows: z.array(OutcomeRow),
    /** Children with a next visit date that has passed, without another agreed date. */
    overdue: OutcomeRate,
    /** Children screened 27 to 15 months ago who were screened again within 15 months. */
    screenedAgain: OutcomeRate,
  })
  .meta({ id: 'OutcomeAudit' });
export type OutcomeAudit = z.output<typeof OutcomeAudit>;

export const OutcomeReference = z.enum(referenceIds).nullable();

/**
 * A visit of a child, generalised to at least ten children: sex, age, follow-up, number of visits and start
 * values are those of the group, so that no fact can identify the child.
 */
export const OutcomeVisit = z
  .object({
    /** Random id; different in each export. */
    child: z.string(),
    gender: Gender.nullable(),
    treatment: z.enum(outcomeTreatments),
    /** Completed years, as the mean of the group. */
    startedAt: z.int().nullable(),
    /** The same day for all children. */
    startedOn: PlainDate,
    /** Whole months after it; the last visit is the same for all children of a group. */
    date: PlainDate,
    /**
     * Spherical equivalents in D; null while lenses shape the cornea. The first value is the group's; changes
     * keep the measured rate.
     */
    cycloplegicRight: z.number().nullable(),
    cycloplegicLeft: z.number().nullable(),
    dryRight: z.number().nullable(),
    dryLeft: z.number().nullable(),
    /** In mm, generalised in the same way. */
    axialRight: z.number().nullable(),
    axialLeft: z.number().nullable(),
  })
  .meta({ id: 'OutcomeVisit' });
export type OutcomeVisit = z.output<typeof OutcomeVisit>;
