import type { settings } from '../../../../shared/features/screening/settings/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { ScreeningSettingsStore } from './settings-store.ts';

export const getScreeningNorms: Handler<typeof settings.getScreeningNorms> = async (_, { openStore }) =>
  openStore(ScreeningSettingsStore).norms();

export const saveScreeningNorms: Handler<typeof settings.saveScreeningNorms> = async (
  norms,
  { openStore, actor },
) => openStore(ScreeningSettingsStore).changeNorms(norms, actor);

export const getScreeningRules: Handler<typeof settings.getScreeningRules> = async (_, { openStore }) =>
  openStore(ScreeningSettingsStore).rules();

export const saveScreeningRules: Handler<typeof settings.saveScreeningRules> = async (rules, { openStore }) =>
  openStore(ScreeningSettingsStore).changeRules(rules);
