import type { locations } from '../../../../shared/features/operations/locations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { nameStates } from './name-states.ts';

/** Lists the states of a country; empty if the country has none or is unknown. */
export const listStates: AccountHandler<typeof locations.listStates> = async ({ id, locale, script }) => {
  const language = locale === 'en' ? 'en' : script;
  return { data: singlePage(nameStates(id).map(state => ({ id: state.id, name: state[language] }))) };
};
