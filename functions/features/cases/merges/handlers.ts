import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { listMergesHandler } from './list-merges.ts';
import { mergeCasesHandler } from './merge-cases.ts';
import { undoMergeHandler } from './undo-merge.ts';

export const endpoints = merges;

export const handlers: Handlers<typeof merges> = {
  mergeCases: mergeCasesHandler,
  listMerges: listMergesHandler,
  undoMerge: undoMergeHandler,
};
