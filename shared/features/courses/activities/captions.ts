const cueTiming =
  /^(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t].*)?$/;

const millisecondsOf = ([hours = '0', minutes, seconds, rest]: readonly (string | undefined)[]): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(rest);

/**
 * Whether a text is WebVTT: it has the header line and at least one cue, and every cue ends after it starts.
 */
export function isWebVtt(text: string): boolean {
  const [first = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(first)) return false;
  const timings = lines.filter(line => line.includes('-->'));
  return timings.length > 0 && timings.every(isTiming);
}

function isTiming(line: string): boolean {
  const found = cueTiming.exec(line);
  return found !== null && millisecondsOf(found.slice(1, 5)) < millisecondsOf(found.slice(5, 9));
}
