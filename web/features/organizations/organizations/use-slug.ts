import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Slug } from '../../../../shared/core/fields.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';

const debounceMs = 300;

interface SlugSuggestion {
  /** Whether nobody has the slug; undefined while that is not known. */
  isFree: boolean | undefined;
  /** Told when somebody writes a slug of their own, which is suggested none any more. */
  onEdit: () => void;
}

/** Suggests a slug for a name until somebody writes their own, and says whether it is free. */
export function useSlug(name: string, slug: string, suggest: (slug: string) => void): SlugSuggestion {
  const [isEdited, setIsOwn] = useState(false);
  const [debouncedText] = useDebouncedValue(isEdited ? slug : name.trim(), debounceMs);
  const isEnabled = isEdited ? Slug.safeParse(debouncedText).success : debouncedText !== '';
  const { data } = useQuery({
    queryKey: ['organizations', 'slug', isEdited, debouncedText],
    queryFn: ({ signal }) =>
      call(organizations.suggestSlug, { name: isEdited ? 'x' : debouncedText, slug: isEdited ? debouncedText : null }, { signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const suggested = isEdited ? undefined : data?.slug;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a suggestion is taken over once, when it comes
  useEffect(() => {
    if (suggested !== undefined && name.trim() !== '') suggest(suggested);
  }, [suggested]);

  return {
    isFree: isEnabled && data?.slug === slug ? data.isFree : undefined,
    onEdit: () => setIsOwn(true),
  };
}
