import { cases } from '../../shared/cases/endpoints.ts';
import type { Handlers } from '../context.ts';
import { archiveCaseHandler } from './archive-case.ts';
import { changeCaseHandler } from './change-case.ts';
import { createCaseHandler } from './create-case.ts';
import { getCaseHandler } from './get-case.ts';
import { restoreCaseHandler } from './restore-case.ts';
import { searchCasesHandler } from './search-cases.ts';

export const endpoints = cases;

export const handlers: Handlers<typeof cases> = {
  createCase: createCaseHandler,
  searchCases: searchCasesHandler,
  getCase: getCaseHandler,
  changeCase: changeCaseHandler,
  archiveCase: archiveCaseHandler,
  restoreCase: restoreCaseHandler,
};
