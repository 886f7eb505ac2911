import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Slug } from '../../../../shared/core/fields.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';

const debounceMs = 300;

interface SlugSuggestion {
  /** Undefined while unknown. */
  isFree: boolean | undefined;
  /** Whether a slug is being suggested for the name and has not arrived yet. */
  isAwaited: boolean;
  /** Must be called when the user edits the slug; suggestions then stop. */
  onEdit: () => void;
}

/** Suggests a slug for a name until the user edits the slug, and checks whether the slug is free. */
export function useSlug(name: string, slug: string, suggest: (slug: string) => void): SlugSuggestion {
  const [isEdited, setEdited] = useState(false);
  const [debouncedText] = useDebouncedValue(isEdited ? slug : name.trim(), debounceMs);
  const isEnabled = isEdited ? Slug.safeParse(debouncedText).success : debouncedText !== '';
  const { data, isFetching } = useQuery({
    queryKey: ['organizations', 'slug', isEdited, debouncedText],
    queryFn: ({ signal }) =>
      call(
        organizations.suggestSlug,
        { name: isEdited ? 'x' : debouncedText, slug: isEdited ? debouncedText : null },
        { signal },
      ),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const suggested = isEdited ? undefined : data?.slug;

  // biome-ignore lint/correctness/useExhaustiveDependencies: apply each suggestion once, when it arrives
  useEffect(() => {
    if (suggested !== undefined && name.trim() !== '') suggest(suggested);
  }, [suggested]);

  return {
    isFree: isEnabled && data?.slug === slug ? data.isFree : undefined,
    isAwaited: !isEdited && (isFetching || debouncedText !== name.trim()),
    onEdit: () => setEdited(true),
  };
}
