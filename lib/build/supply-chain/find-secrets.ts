const secretPatterns: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'an AWS access key': /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/,
  'an AWS secret key': /(?:aws_?secret|secret_?access_?key)["']?\s*[:=]\s*["']?[A-Za-z0-9/+]{40}\b/i,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/,
  'an API key of ours': /\blt_[0-9A-Za-z]{40}\b/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{20,}/,
  'a signed token': /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16,}/,
  'a password in an address': /\b[a-z]+:\/\/[^\s/:@"'`$]+:[^\s/:@"'`$]+@/i,
};

const secretAssignment =
  /(?:secret|passw(?:or)?d|token|api_?key|credential)\w*["']?\s*[:=]\s*["']([\w+/=-]{20,})["']/gi;
/** Text with more bits per character counts as random. Ordinary sentences have fewer. */
const entropyThreshold = 3.9;
/** Placeholder keys in tests have at most this entropy, because they repeat one or two characters. */
const placeholderEntropy = 2;

/** Lines that may contain a secret, as `line number: kind of secret`. The secret itself is left out. */
export function findSecrets(text: string): string[] {
  return text.split('\n').flatMap((line, index) => secretKindsIn(line).map(what => `${index + 1}: ${what}`));
}

function secretKindsIn(line: string): string[] {
  const known = Object.entries(secretPatterns).flatMap(([what, shape]) =>
    shannonEntropy(shape.exec(line)?.[0] ?? '') > placeholderEntropy ? what : [],
  );
  const looksRandom = [...line.matchAll(secretAssignment)].some(
    ([, value = '']) => shannonEntropy(value) > entropyThreshold,
  );
  return looksRandom ? [...known, 'a value that looks drawn by lot'] : known;
}

function shannonEntropy(text: string): number {
  const counts = Object.values(Object.groupBy([...text], letter => letter)).map(found => found?.length ?? 0);
  return counts.reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}
