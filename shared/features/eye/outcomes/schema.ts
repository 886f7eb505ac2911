import * as z from 'zod';
import { Instant, PlainDate } from '../../../core/fields.ts';
import { Gender } from '../../cases/cases/schema.ts';
import { referenceIds } from '../progression/reference-rates.ts';
import { treatmentKinds } from '../treatments/treatment.ts';

/** A group of fewer children is not told. */
export const smallestGroup = 10;

/** What children are treated with to control their myopia, and more than one of these at once. */
export const outcomeTreatments = [
  ...treatmentKinds.filter(kind => kind !== 'none' && kind !== 'spectacles'),
  'combined',
] as const;
export type OutcomeTreatment = (typeof outcomeTreatments)[number];

/** Age in years when the treatment began. */
export const startingAges = ['under8', 'from8', 'from10', 'from12', 'unknown'] as const;
export type StartingAge = (typeof startingAges)[number];

/** Methods by which refractions are measured; they are never counted together. */
export const OutcomeMethod = z.enum(['cycloplegic', 'dry']);
export type OutcomeMethod = z.output<typeof OutcomeMethod>;

/** `few`: fewer than ten. `withheld`: the others and the whole would tell of fewer than ten. */
export const HiddenGroup = z.enum(['few', 'withheld']);
export type HiddenGroup = z.output<typeof HiddenGroup>;

/** How many children a figure is of; null where that is not told. */
const Group = z.object({ size: z.int().nullable(), hidden: HiddenGroup.nullable() });

const Interval = z.tuple([z.number(), z.number()]);

/** A mean with its 95 % interval; null in a group that is empty or not told. */
export const OutcomeMean = Group.extend({ mean: z.number().nullable(), interval: Interval.nullable() });
export type OutcomeMean = z.output<typeof OutcomeMean>;

/** How many of a group, and their share with its 95 % interval, from 0 to 1. */
export const OutcomeRate = Group.extend({
  count: z.int().nullable(),
  share: z.number().nullable(),
  interval: Interval.nullable(),
});
export type OutcomeRate = z.output<typeof OutcomeRate>;

/** Children of one treatment, or of all of them, who began at one age, or at any. */
export const OutcomeRow = z
  .object({
    treatment: z.enum(outcomeTreatments).nullable(),
    age: z.enum(startingAges).nullable(),
    children: Group,
    /** Growth of the eyes in mm a year, in steps of 0.01. */
    axialLength: OutcomeMean,
    /** Change of the spherical equivalent in D a year, in steps of 0.05. */
    equivalent: OutcomeMean,
    /** Mean of the reference for the same children, in D a year. */
    expected: z.number().nullable(),
    /** What was measured less what the reference has, in D a year: above zero is slower. */
    difference: OutcomeMean.pick({ mean: true, interval: true }),
    /** Of children who began a year ago or earlier: not seen for a year. */
    attrition: OutcomeRate,
  })
  .meta({ id: 'OutcomeRow' });
export type OutcomeRow = z.output<typeof OutcomeRow>;

export const OutcomeAudit = z
  .object({
    countedAt: Instant,
    /** All treated children, then each treatment, followed by its ages. */
    rows: z.array(OutcomeRow),
    /** Of children with a day for the next visit: it has passed, and no other day is agreed. */
    overdue: OutcomeRate,
    /** Of children who were screened 27 to 15 months ago: screened again within 15 months. */
    screenedAgain: OutcomeRate,
  })
  .meta({ id: 'OutcomeAudit' });
export type OutcomeAudit = z.output<typeof OutcomeAudit>;

export const OutcomeReference = z.enum(referenceIds).nullable();

/**
 * A visit of a child, told as those of at least ten children: sex, age, follow-up, number of visits and values at the
 * start are those of the group, so that nothing is left that could be known elsewhere.
 */
export const OutcomeVisit = z
  .object({
    /** Random, another one in each export. */
    child: z.string(),
    gender: Gender.nullable(),
    treatment: z.enum(outcomeTreatments),
    /** Completed years, the mean of the group. */
    startedAt: z.int().nullable(),
    /** The same day for all children. */
    startedOn: PlainDate,
    /** Whole months after it; the last visit of all children of a group has the same. */
    date: PlainDate,
    /**
     * Spherical equivalents in D; none while lenses shape the cornea. The first is that of the group; changes keep the
     * rate that was measured.
     */
    cycloplegicRight: z.number().nullable(),
    cycloplegicLeft: z.number().nullable(),
    dryRight: z.number().nullable(),
    dryLeft: z.number().nullable(),
    /** In mm, told in the same way. */
    axialRight: z.number().nullable(),
    axialLeft: z.number().nullable(),
  })
  .meta({ id: 'OutcomeVisit' });
export type OutcomeVisit = z.output<typeof OutcomeVisit>;
