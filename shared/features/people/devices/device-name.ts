const browsers: [RegExp, string][] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/HeadlessChrome|Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstOf = (kinds: [RegExp, string][], text: string) => kinds.find(([sign]) => sign.test(text))?.[1];

/**
 * Names of browser and device from a user agent; only one of the names if the other is unknown.
 * @returns the first word of the user agent if both are unknown; '' if the user agent is empty
 */
export function deviceName(userAgent: string): string {
  const known = [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(Boolean).join(' · ');
  return known || (/^[^\s/]+/.exec(userAgent)?.[0] ?? '');
}
