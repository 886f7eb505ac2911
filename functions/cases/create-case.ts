import type { cases } from '../../shared/cases/endpoints.ts';
import type { Handler } from '../context.ts';
import { checkFields } from './check-fields.ts';

/** Adds a child; whoever adds it is assigned, so that they can see it. */
export const createCaseHandler: Handler<typeof cases.createCase> = async (
  fields,
  { organization, actor: { id, fullName }, cases, now },
) => cases.create(checkFields(fields, organization, now()), [{ id, fullName }], 'staff');
