import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { amendScreeningHandler, getScreeningChangesHandler } from './amend-screening.ts';
import { changeBandHandler, saveScreeningHandler } from './change-screening.ts';
import { createScreeningHandler } from './create-screening.ts';
import { deleteScreeningHandler, restoreScreeningHandler } from './delete-screening.ts';
import { dismissSuggestionHandler } from './dismiss-suggestion.ts';
import {
  finishScreeningHandler,
  reopenScreeningHandler,
  reviewScreeningHandler,
} from './finish-screening.ts';
import { getScreeningHandler, listCaseScreeningsHandler, searchScreeningsHandler } from './get-screening.ts';
import { suggestRecommendationsHandler } from './suggest-recommendations.ts';

export const endpoints = screenings;

export const handlers: Handlers<typeof screenings> = {
  searchScreenings: searchScreeningsHandler,
  listCaseScreenings: listCaseScreeningsHandler,
  createScreening: createScreeningHandler,
  getScreening: getScreeningHandler,
  saveScreening: saveScreeningHandler,
  changeBand: changeBandHandler,
  suggestRecommendations: suggestRecommendationsHandler,
  finishScreening: finishScreeningHandler,
  amendScreening: amendScreeningHandler,
  getScreeningChanges: getScreeningChangesHandler,
  reopenScreening: reopenScreeningHandler,
  reviewScreening: reviewScreeningHandler,
  dismissSuggestion: dismissSuggestionHandler,
  deleteScreening: deleteScreeningHandler,
  restoreScreening: restoreScreeningHandler,
};
