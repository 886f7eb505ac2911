import { queryClient } from '../../../platform/api/query-client.ts';

export const ownActivitiesRoot = ['own-activities'];

export const refreshOwnActivities = () => queryClient.invalidateQueries({ queryKey: ownActivitiesRoot });
