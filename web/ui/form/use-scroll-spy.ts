import { useEffect, useState } from 'react';

/** Observed band below the header: the section crossing it is the current one. */
const band = '-20% 0px -70% 0px';

/** Scroll spy: the id of the section in view. */
export function useScrollSpy(ids: string[]): string | undefined {
  const [activeId, setInSight] = useState<string>();
  const wanted = ids.join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setInSight(entered.target.id);
      },
      { rootMargin: band },
    );
    for (const id of wanted.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [wanted]);

  return activeId ?? ids[0];
}
