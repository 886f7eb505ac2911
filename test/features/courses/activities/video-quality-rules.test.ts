import { expect, test } from 'vitest';
import { minutesAt, videoQuality } from '../../../../shared/features/courses/activities/video-quality.ts';

test('a video of one minute at 720p, or of three minutes at 480p, fits into the largest allowed file', () => {
  expect([minutesAt(720), minutesAt(480)]).toEqual([1, 3]);
});

test('for a minute of video at 720p, two megabits a second are enough', () => {
  const minute = (bytes: number) => videoQuality({ bytes, seconds: 60, height: 720 });
  expect(minute(60_000_000)).toEqual({ enough: 15_000_000, advice: 'smaller' });
  expect(minute(30_000_001)).toEqual({ enough: 15_000_000, advice: 'smaller' });
  expect(minute(30_000_000)).toEqual({ enough: 15_000_000, advice: 'fits' });
  expect(minute(15_000_000)).toEqual({ enough: 15_000_000, advice: 'fits' });
  expect(minute(6_000_000)).toEqual({ enough: 6_000_000, advice: 'fits' });
  expect(minute(5_999_999)?.advice).toBe('blurred');
  expect(minute(3_000_000)).toEqual({ enough: 3_000_000, advice: 'blurred' });
});

test('for a video below 720p one megabit a second is enough', () => {
  const of = (height: number, bytes: number) => videoQuality({ bytes, seconds: 60, height });
  expect(of(719, 20_000_000)).toEqual({ enough: 7_500_000, advice: 'smaller' });
  expect(of(720, 20_000_000)).toEqual({ enough: 15_000_000, advice: 'fits' });
  expect(of(1_080, 20_000_000)).toEqual({ enough: 15_000_000, advice: 'fits' });
  expect(of(480, 3_000_000)).toEqual({ enough: 3_000_000, advice: 'fits' });
});

test('no advice on video quality is given if the length or height of the video is unknown', () => {
  const of = (seconds: number, height: number) => videoQuality({ bytes: 1_000_000, seconds, height });
  expect(of(Number.POSITIVE_INFINITY, 720)).toBeNull();
  expect(of(Number.NaN, 720)).toBeNull();
  expect([of(0, 720), of(-1, 720)]).toEqual([null, null]);
  expect([of(1, 0), of(1, -1)]).toEqual([null, null]);
  expect(of(1, 1)).toEqual({ enough: 125_000, advice: 'smaller' });
});
