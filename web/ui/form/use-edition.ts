import { useState } from 'react';

/** Editors read their text once. With the edition in their key they begin anew after what changes the text. */
export function useEdition(): { edition: number; renewing: (act: () => void) => () => void } {
  const [edition, setEdition] = useState(0);
  const renewing = (act: () => void) => () => {
    act();
    setEdition(count => count + 1);
  };
  return { edition, renewing };
}
