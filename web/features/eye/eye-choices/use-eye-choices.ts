import { queryOptions, useQuery } from '@tanstack/react-query';
import { eyeChoices } from '../../../../shared/features/eye/eye-choices/endpoints.ts';
import type {
  AllEyeChoices,
  ChoiceScope,
  EyeChoices,
  EyeChoicesChanges,
} from '../../../../shared/features/eye/eye-choices/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';

export const eyeChoicesQuery = queryOptions({
  queryKey: ['eye-choices'],
  queryFn: ({ signal }) => call(eyeChoices.getEyeChoices, {}, { signal }),
});

const put = (changed: EyeChoices, { scope = 'own' }: { scope?: ChoiceScope }) =>
  queryClient.setQueryData(
    eyeChoicesQuery.queryKey,
    (before: AllEyeChoices | undefined) => before && { ...before, [scope]: changed },
  );

/**
 * Returns the eye settings of the organisation and of the user, and a function that changes them. After a
 * version conflict, it applies the change to the latest settings.
 */
export function useEyeChoices() {
  const { data } = useQuery(eyeChoicesQuery);
  const changing = useApiMutation(eyeChoices.changeEyeChoices, put);

  /** @param changesOf returns the changes to the stored choices */
  async function change(
    scope: ChoiceScope,
    changesOf: (before: EyeChoices) => EyeChoicesChanges,
  ): Promise<EyeChoices> {
    const save = async () => {
      const { [scope]: before } = await queryClient.fetchQuery({ ...eyeChoicesQuery, staleTime: 0 });
      return changing.mutateAsync({ scope, version: before.version, ...changesOf(before) });
    };
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'version.conflict')) throw error;
      return save();
    }
  }

  return { choices: data, change, isSaving: changing.isPending };
}
