import { queryOptions, useQuery } from '@tanstack/react-query';
import { measurements } from '../../../../shared/features/eye/measurements/endpoints.ts';
import type {
  MeasurementMapping,
  MeasurementMappings,
} from '../../../../shared/features/eye/measurements/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { conflictOf } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';

export const mappingsQuery = queryOptions({
  queryKey: ['eye-mappings'],
  queryFn: ({ signal }) => call(measurements.listMeasurementMappings, {}, { signal }),
});

const put = (changed: MeasurementMappings) => queryClient.setQueryData(mappingsQuery.queryKey, changed);

export function useMappings() {
  const { data } = useQuery(mappingsQuery);
  const changing = useApiMutation(measurements.changeMeasurementMappings, put);

  /** Changes the organisation's column mappings and keeps concurrent changes. @throws CallError */
  async function change(edit: (mappings: MeasurementMapping[]) => MeasurementMapping[]): Promise<void> {
    const { version, mappings } = await queryClient.ensureQueryData(mappingsQuery);
    try {
      await changing.mutateAsync({ version, mappings: edit(mappings) });
    } catch (error) {
      const theirs = conflictOf(measurements.changeMeasurementMappings, error);
      if (!theirs) throw error;
      put(theirs);
      await changing.mutateAsync({ version: theirs.version, mappings: edit(theirs.mappings) });
    }
  }

  const without = (mappings: MeasurementMapping[], name: string) =>
    mappings.filter(mapping => mapping.name !== name);
  return {
    mappings: data?.mappings,
    keep: (mapping: MeasurementMapping) => change(all => [...without(all, mapping.name), mapping]),
    remove: (name: string) => change(all => without(all, name)),
    isSaving: changing.isPending,
  };
}
