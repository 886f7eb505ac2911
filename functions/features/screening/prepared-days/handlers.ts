import { preparedDays } from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { endPreparedDayHandler } from './end-prepared-day.ts';
import {
  getPreparedDayHandler,
  listPreparedDaysHandler,
  openPreparedDayHandler,
  prepareDayHandler,
  revokePreparedDayHandler,
} from './prepare-day.ts';

export const endpoints = preparedDays;

export const handlers: Handlers<typeof preparedDays> = {
  prepareDay: prepareDayHandler,
  listPreparedDays: listPreparedDaysHandler,
  getPreparedDay: getPreparedDayHandler,
  openPreparedDay: openPreparedDayHandler,
  revokePreparedDay: revokePreparedDayHandler,
  endPreparedDay: endPreparedDayHandler,
};
