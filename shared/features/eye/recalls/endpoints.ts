import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { PlainTime } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { DueSibling } from './due-sibling.ts';

/** The first children of a list, in its order. */
const children = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    /** Whether the list has more than these. */
    isMore: z.boolean(),
  });

const Child = CaseName.pick({ id: true, fullName: true });

export const recalls = {
  getEyeDay: endpoint({
    method: 'GET',
    path: 'eye-day',
    summary:
      'Who comes today, whom to call, who has no next date, and whose measurements wait to be reviewed',
    needs: 'eye:create',
    module: 'eye',
    readEvent: 'recalls.listed',
    notForKeys: true,
    joint: true,
    input: z.strictObject({}),
    output: z.object({
      /** Visits booked for today, in order of time. */
      booked: children(Child.extend({ time: PlainTime.nullable() })),
      /** Children who are due and whose family is to be called, longest overdue first. */
      due: children(Child),
      /** Children without a next date of whom nobody has said that they need none. */
      unscheduled: children(Child),
      /** Children of measurements from other systems that wait, one for each measurement, oldest first. */
      received: children(Child),
    }),
  }),
  listDueSiblings: endpoint({
    method: 'POST',
    path: 'recalls/siblings',
    summary: 'Brothers and sisters who are due soon or booked as well, so that one call serves the family',
    needs: 'eye:read',
    module: 'eye',
    readEvent: 'recalls.listed',
    notForKeys: true,
    effect: 'read',
    input: z.strictObject({ caseIds: z.array(CaseId).min(1).max(pageSize) }),
    output: z.object({
      /** Children who have such siblings among those whom the caller may see. */
      families: z.array(z.object({ caseId: CaseId, siblings: z.array(DueSibling) })),
    }),
  }),
};
