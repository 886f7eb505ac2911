import type { LibraryCourse } from '../../../../shared/features/courses/library/schema.ts';
import styles from './library.module.css';

const tones = ['brand', 'amber', 'leaf', 'clay', 'plum'] as const;
/** SVG path of the almond shape in the logo, 40 wide, centred at the origin. */
const almond = 'M-20 0 Q0 -20 20 0 Q0 20 -20 0Z';

/** For each drawing, the centre, rotation and scale of the almonds. */
const drawings = [
  [
    [70, 60, 0, 1],
    [120, 60, 0, 1],
    [170, 60, 0, 1],
    [220, 60, 0, 1],
    [95, 105, 0, 1],
    [145, 105, 0, 1],
    [195, 105, 0, 1],
  ],
  [
    [156, 96, -90, 1.3],
    [120, 76, -35, 1.2],
    [192, 76, 215, 1.2],
    [104, 40, -20, 0.8],
    [208, 40, 200, 0.8],
  ],
  [
    [156, 76, 0, 2.6],
    [60, 40, -25, 0.7],
    [254, 112, -25, 0.7],
    [66, 116, 20, 0.5],
    [248, 36, 20, 0.5],
  ],
] as const;

type Shown = Pick<LibraryCourse, 'id' | 'cover' | 'coverUrl'>;

/** Shows the cover of a course; without a picture, a drawing chosen by the course id. */
export function CourseCover({ course: { id, cover, coverUrl } }: { course: Shown }) {
  if (coverUrl) return <img className={styles.cover} src={coverUrl} alt={cover?.alt ?? ''} loading="lazy" />;
  return <Leaves id={id} />;
}

function Leaves({ id }: { id: string }) {
  const number = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const drawing = drawings[number % drawings.length] ?? drawings[0];
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 312 148"
      preserveAspectRatio="xMidYMid slice"
      data-tone={tones[number % tones.length]}
      aria-hidden
    >
      {drawing.map(([x, y, turn, size], index) => (
        <path
          key={`${x} ${y}`}
          d={almond}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
          opacity={index % 3 === 1 ? 0.55 : 0.9}
        />
      ))}
    </svg>
  );
}
