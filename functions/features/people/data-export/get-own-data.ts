import type { dataExport } from '../../../../shared/features/people/data-export/endpoints.ts';
import { OwnData } from '../../../../shared/features/people/data-export/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const getOwnData: AccountHandler<typeof dataExport.getOwnData> = async (_, context) => {
  const { sub } = context.requireSignedIn().token;
  const names = OwnData.keyof().options;
  const parts = names.map(async name => [name, await context.ownDataReaders[name](sub, context)]);
  return Object.fromEntries(await Promise.all(parts)) as OwnData;
};
