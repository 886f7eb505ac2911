import type { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { openRead } from './open-class.ts';

export const getClass: Handler<typeof classes.getClass> = async (_, context) => {
  const { record, show } = await openRead(context.records.class, context);
  return show(record);
};
