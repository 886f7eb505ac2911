import { languages } from '../../../../shared/core/languages.ts';
import type { locations } from '../../../../shared/features/operations/locations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { nameStates } from './name-states.ts';

/** So few regions keep the order in which people name them, as in 港九新界. */
const few = 5;
const byPinyin = new Intl.Collator(languages['zh-Hans'].collation);

/** Lists the states of a country, in Chinese by pinyin; empty if the country has none or is unknown. */
export const listStates: AccountHandler<typeof locations.listStates> = async ({ id, locale, script }) => {
  const language = locale === 'en' ? 'en' : script;
  const states = await nameStates(id);
  if (locale !== 'en' && states.length > few)
    states.sort((one, other) => byPinyin.compare(one.simplified, other.simplified));
  return { data: singlePage(states.map(state => ({ id: state.id, name: state[language] }))) };
};
