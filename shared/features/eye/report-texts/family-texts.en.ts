import type { FamilyTexts } from './family-texts.ts';

const said = (day: string | null, text: string) =>
  day ? `On ${day}, ${text}` : text.charAt(0).toUpperCase() + text.slice(1);
const eyesOf = (what: string) => ({
  right: (day: string | null) => said(day, `the right eye ${day ? 'was' : 'is'} ${what}.`),
  left: (day: string | null) => said(day, `the left eye ${day ? 'was' : 'is'} ${what}.`),
});
const short = (what: string) => ({
  ...eyesOf(what),
  both: (day: string | null) => said(day, `both eyes ${day ? 'were' : 'are'} ${what}.`),
});
const unclear = (eyes: string) =>
  `It is not certain that ${eyes} changed: two measurements of the same eye can differ by 0.25\u00A0D.`;
const clear = (eyes: string) =>
  `The change of ${eyes} is larger than the 0.25\u00A0D by which two measurements of the same eye can differ.`;
const earlier = 'Do not wait for that day if your child sees worse, or if an eye is red or hurts';

/** The page for the family in front of a myopia report, in English. */
export const family: FamilyTexts = {
  title: 'For the family, in plain words',
  changed: 'What has changed',
  meaning: {
    title: 'What it means',
    sight: {
      highMyopia: short('highly short-sighted'),
      myopia: short('short-sighted'),
      none: {
        ...eyesOf('not short-sighted'),
        both: day => said(day, `neither eye ${day ? 'was' : 'is'} short-sighted.`),
      },
    },
    blurred: 'Without glasses or lenses, far things look blurred to a short-sighted eye.',
    later: 'An eye that is not short-sighted now may stay so or not; this check can’t tell.',
    withoutDrops: 'We measured without eye drops, which can make eyes look more short-sighted than they are.',
    unmeasured: 'Whether the eyes are short-sighted was not measured.',
    prescribed:
      'The powers above were prescribed, not measured. They do not show how the eyes themselves changed.',
    size: {
      within: {
        right: unclear('the right eye'),
        left: unclear('the left eye'),
        both: unclear('the eyes'),
      },
      beyond: {
        right: clear('the right eye'),
        left: clear('the left eye'),
        both: clear('both eyes'),
      },
    },
    moreShort: 'An eye that becomes more short-sighted needs a stronger power to see far away clearly.',
    longer: 'Children’s eyes become longer as they grow.',
    notJudged: 'This page does not judge whether the change is much or little at this age.',
  },
  doing: {
    title: 'What we do',
    from: day => `from ${day}`,
    ended: (treatment, day) => `${treatment} ended on ${day}.`,
    none: 'No treatment is recorded.',
    noneNow: 'No other treatment is recorded now.',
    noPromise: 'How much a treatment helps one child shows only at later checks. Nobody can promise it.',
    prescribed: lens => `A prescription was written at this visit: ${lens}.`,
    advice: 'Our advice',
    adviceBelow: title => `Our advice is in the report on the next pages, under “${title}”.`,
  },
  next: {
    title: 'When we see you next',
    due: day => `Please come again around ${day}.`,
    undecided: 'No day is recorded for the next check. Please ask us.',
    earlier: `${earlier}.`,
    earlierOnRedLight: `${earlier}, or if bright or dark spots stay after the red light.`,
  },
  explained: source =>
    `D (dioptre) is the unit of the power of glasses. Short-sighted: from −0.50\u00A0D; highly short-sighted: from −6.00\u00A0D; the sphere and half of the cylinder, measured with eye drops (${source}).`,
};
