import { maxFileBytes } from '../../../core/limits.ts';

/** Megabits a second that moving pictures of a height need to look well. */
const needed = [
  { height: 720, megabits: 2 },
  { height: 480, megabits: 1 },
] as const;

/** Above this many times what is needed, a smaller file would look the same. */
const waste = 2;
/** Below this part of what is needed, small print in the picture is lost. */
const blur = 0.4;

/** Whole minutes of a video of a height that the largest file holds. */
export const minutesAt = (height: 720 | 480): number =>
  Math.floor(
    (maxFileBytes * 8) / 1_000_000 / (needed.find(one => one.height === height)?.megabits ?? 1) / 60,
  );

export interface VideoQuality {
  /** What a file of this length would take at 720 lines, in bytes. */
  enough: number;
  advice: 'smaller' | 'blurred' | 'fits';
}

/** How the size of a video goes with its length in seconds and its height in lines; null where they are not known. */
export function videoQuality({
  bytes,
  seconds,
  height,
}: {
  bytes: number;
  seconds: number;
  height: number;
}): VideoQuality | null {
  if (!(Number.isFinite(seconds) && seconds > 0 && height > 0)) return null;
  const megabits = (bytes * 8) / 1_000_000 / seconds;
  const wanted = height >= 720 ? needed[0].megabits : needed[1].megabits;
  const enough = (Math.min(wanted, megabits) * seconds * 1_000_000) / 8;
  if (megabits > wanted * waste) return { enough, advice: 'smaller' };
  return { enough, advice: megabits < wanted * blur ? 'blurred' : 'fits' };
}
