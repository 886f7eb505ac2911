import type { cases } from '../../shared/cases/endpoints.ts';
import type { Handler } from '../context.ts';

export const getCaseHandler: Handler<typeof cases.getCase> = async (_, { loaded }) => loaded.case;
