import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

export const getCase: Handler<typeof cases.getCase> = async (_, { records }) => records.case;
