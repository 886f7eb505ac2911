import * as z from 'zod';
import { AppError } from '../../../../shared/core/errors.ts';

/** The list of children that is being read, and where in it. */
export const ChildrenPlace = z.strictObject({ list: z.int().min(0), after: z.string().nullable() });

/** What a sealed cursor says. @throws request.invalid when it is not one of this count */
export function readPlace<Place>(schema: z.ZodType<Place>, cursor: string): Place {
  try {
    return schema.parse(JSON.parse(cursor));
  } catch {
    throw new AppError('request.invalid', { fields: { cursor: 'validation.cursor' } });
  }
}
