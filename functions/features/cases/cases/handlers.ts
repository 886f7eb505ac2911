import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { assignCasesHandler } from '../assignment/assign-cases.ts';
import { startAssignmentHandler } from '../assignment/start-assignment.ts';
import { archiveCaseHandler } from './archive-case.ts';
import { changeCaseHandler } from './change-case.ts';
import { createCaseHandler } from './create-case.ts';
import { duplicateCasesHandler } from './duplicate-cases.ts';
import { getCaseHandler } from './get-case.ts';
import { listSiblingsHandler } from './list-siblings.ts';
import { listTimelineHandler } from './list-timeline.ts';
import { restoreCaseHandler } from './restore-case.ts';
import { searchCasesHandler } from './search-cases.ts';

export const endpoints = cases;

export const handlers: Handlers<typeof cases> = {
  createCase: createCaseHandler,
  searchCases: searchCasesHandler,
  duplicateCases: duplicateCasesHandler,
  listSiblings: listSiblingsHandler,
  listTimeline: listTimelineHandler,
  getCase: getCaseHandler,
  changeCase: changeCaseHandler,
  archiveCase: archiveCaseHandler,
  assignCases: assignCasesHandler,
  startAssignment: startAssignmentHandler,
  restoreCase: restoreCaseHandler,
};
