import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Slug } from '../../../../shared/core/fields.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';

const typingPause = 300;

interface SlugHelp {
  /** Whether nobody has the slug; undefined while that is not known. */
  isFree: boolean | undefined;
  /** Told when somebody writes a slug of their own, which is suggested none any more. */
  onOwn: () => void;
}

/** Suggests a slug for a name until somebody writes their own, and says whether it is free. */
export function useSlug(name: string, slug: string, suggest: (slug: string) => void): SlugHelp {
  const [isOwn, setIsOwn] = useState(false);
  const [asked] = useDebouncedValue(isOwn ? slug : name.trim(), typingPause);
  const isAskable = isOwn ? Slug.safeParse(asked).success : asked !== '';
  const { data } = useQuery({
    queryKey: ['organizations', 'slug', isOwn, asked],
    queryFn: ({ signal }) =>
      call(organizations.suggestSlug, { name: isOwn ? 'x' : asked, slug: isOwn ? asked : null }, { signal }),
    enabled: isAskable,
    placeholderData: keepPreviousData,
  });
  const suggested = isOwn ? undefined : data?.slug;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a suggestion is taken over once, when it comes
  useEffect(() => {
    if (suggested !== undefined && name.trim() !== '') suggest(suggested);
  }, [suggested]);

  return {
    isFree: isAskable && data?.slug === slug ? data.isFree : undefined,
    onOwn: () => setIsOwn(true),
  };
}
