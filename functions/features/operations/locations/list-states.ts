import { type State, statesOf } from '../../../../shared/core/places/states.ts';
import type { locations } from '../../../../shared/features/operations/locations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { chineseStates } from './chinese-states.ts';
import { traditionalNames } from './traditional-names.ts';

/** States of a country; empty if it has none or is unknown. */
export const listStatesHandler: AccountHandler<typeof locations.listStates> = async ({
  id,
  locale,
  script,
}) => {
  const nameIn = ({ id: code, name }: State): string => {
    const chinese = locale === 'zh' ? chineseStates[id]?.[code] : undefined;
    if (chinese === undefined) return name;
    return script === 'traditional' ? (traditionalNames[chinese] ?? chinese) : chinese;
  };
  return { data: singlePage(statesOf(id).map(state => ({ id: state.id, name: nameIn(state) }))) };
};
