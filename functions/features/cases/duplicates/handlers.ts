import { duplicates } from '../../../../shared/features/cases/duplicates/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import {
  compareCasesHandler,
  dismissDuplicateHandler,
  listCaseDuplicatesHandler,
  listDuplicatesHandler,
} from './list-duplicates.ts';

export const endpoints = duplicates;

export const handlers: Handlers<typeof duplicates> = {
  listDuplicates: listDuplicatesHandler,
  listCaseDuplicates: listCaseDuplicatesHandler,
  compareCases: compareCasesHandler,
  dismissDuplicate: dismissDuplicateHandler,
};
