import { useEffect } from 'react';

/** Prints the page across a sheet while this is on; other pages print upright. */
export function useLandscapePrint(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@page { size: A4 landscape; margin: 9mm }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    };
  }, [isOn]);
}
