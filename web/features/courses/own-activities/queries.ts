import { queryClient } from '../../../platform/api/query-client.ts';

/** Root of all queries of an organisation’s own activities. */
export const ownActivitiesRoot = ['own-activities'];

export const refreshOwnActivities = () => queryClient.invalidateQueries({ queryKey: ownActivitiesRoot });
