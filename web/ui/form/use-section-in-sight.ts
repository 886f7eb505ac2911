import { useEffect, useState } from 'react';

/** A band below the header: the section that crosses it is the one somebody is at. */
const band = '-20% 0px -70% 0px';

/** Which of several sections of the page is in sight, by the ids of their elements. */
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
