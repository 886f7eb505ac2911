import { maxFileBytes } from '../../../core/limits.ts';

/** Megabits per second that a video of a given height needs for good quality. */
const needed = [
  { height: 720, megabits: 2 },
  { height: 480, megabits: 1 },
] as const;

/** A video with more than this multiple of the needed rate would look the same in a smaller file. */
const waste = 2;
/** Below this share of the needed rate, small print in the picture is unreadable. */
const blur = 0.4;

/** Whole minutes of video of a given height that fit into the largest allowed file. */
export const minutesAt = (height: 720 | 480): number =>
  Math.floor(
    (maxFileBytes * 8) / 1_000_000 / (needed.find(one => one.height === height)?.megabits ?? 1) / 60,
  );

export interface VideoQuality {
  /** Number of bytes that a video of this length needs at a height of 720 pixels. */
  enough: number;
  advice: 'smaller' | 'blurred' | 'fits';
}

/**
 * Rates a video's file size by its length in seconds and its height in pixels. Returns null if either is
 * unknown.
 */
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
  const neededRate = height >= 720 ? needed[0].megabits : needed[1].megabits;
  const enough = (Math.min(neededRate, megabits) * seconds * 1_000_000) / 8;
  if (megabits > neededRate * waste) return { enough, advice: 'smaller' };
  return { enough, advice: megabits < neededRate * blur ? 'blurred' : 'fits' };
}
