import { useEffect, useState } from 'react';

/** Observed part of the window, below the header. The section in this part is the current one. */
const band = '-20% 0px -70% 0px';

/** Returns the id of the section in view. */
export function useScrollSpy(ids: string[]): string | undefined {
  const [activeId, setActiveId] = useState<string>();
  const idList = ids.join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setActiveId(entered.target.id);
      },
      { rootMargin: band },
    );
    for (const id of idList.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [idList]);

  return activeId ?? ids[0];
}
