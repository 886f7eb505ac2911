import { settings } from '../../../../shared/features/screening/settings/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { ScreeningSettingsStore } from './settings-store.ts';

export const endpoints = settings;

export const handlers: Handlers<typeof settings> = {
  getScreeningNorms: async (_, { openStore }) => openStore(ScreeningSettingsStore).norms(),
  saveScreeningNorms: async (norms, { openStore, actor }) =>
    openStore(ScreeningSettingsStore).changeNorms(norms, actor),
  getScreeningRules: async (_, { openStore }) => openStore(ScreeningSettingsStore).rules(),
  saveScreeningRules: async (rules, { openStore }) => openStore(ScreeningSettingsStore).changeRules(rules),
};
