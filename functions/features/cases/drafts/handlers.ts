import { drafts } from '../../../../shared/features/cases/drafts/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { discardCaseDraftHandler, discardDraftHandler } from './discard-draft.ts';
import { getCaseDraftHandler, getDraftHandler } from './get-draft.ts';
import { saveCaseDraftHandler, saveDraftHandler } from './save-draft.ts';

export const endpoints = drafts;

export const handlers: Handlers<typeof drafts> = {
  getDraft: getDraftHandler,
  saveDraft: saveDraftHandler,
  discardDraft: discardDraftHandler,
  getCaseDraft: getCaseDraftHandler,
  saveCaseDraft: saveCaseDraftHandler,
  discardCaseDraft: discardCaseDraftHandler,
};
