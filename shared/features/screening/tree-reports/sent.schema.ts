import * as z from 'zod';
import { optional, PlainDate } from '../../../core/fields.ts';
import { sentReportsOf } from '../../reports/sending/schema.ts';

export const TreeDays = z.strictObject({
  /** The day whose state the tree shows; by default today. */
  asOf: optional(PlainDate),
  /** An earlier day. Arrows show how the nodes have changed since that day. */
  before: optional(PlainDate),
});

export const SentTrees = sentReportsOf(TreeDays).meta({ id: 'SentTrees' });
