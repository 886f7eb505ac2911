import { IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageToggle } from './language-toggle.tsx';
import { LogoMark } from './logo-mark.tsx';
import styles from './sign-in-layout.module.css';

export function SignInLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['session', 'common']);
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.brand}>
          <LogoMark size={30} />
          <span>Lumitree</span>
          <span lang="zh-Hans" className={styles.chineseName}>
            {t('common:chineseName')}
          </span>
        </header>
        <main className={styles.main}>{children}</main>
        <footer className={styles.footer}>
          <IconWorld size={18} aria-hidden />
          <LanguageToggle />
          <span className={styles.invitation}>{t('byInvitation')}</span>
        </footer>
      </div>
      <aside className={styles.picture}>
        <GrowthRings />
        <div className={styles.words}>
          <p className={styles.promise}>{t('promise')}</p>
          <p className={styles.what}>{t('what')}</p>
        </div>
      </aside>
    </div>
  );
}

const centre = { x: 300, y: 286 };
const ringCount = 26;
const pointsPerRing = 48;

/** How far a ring bulges at an angle, as a share of its radius. Rings next to each other bulge alike. */
function bulge(ring: number, angle: number): number {
  return (
    Math.sin(angle * 3 + ring * 0.21) * 0.022 +
    Math.sin(angle * 5 - ring * 0.34 + 1.7) * 0.014 +
    Math.sin(angle * 2 + ring * 0.08 + 0.6) * 0.03
  );
}

/** SVG path of a ring, closed and smooth: it passes through the midpoints between its points. */
function ringPath(ring: number): string {
  const points = Array.from({ length: pointsPerRing }, (_, index) => {
    const angle = (index / pointsPerRing) * 2 * Math.PI;
    const radius = (64 + ring * 29) * (1 + bulge(ring, angle));
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % pointsPerRing] ?? point;
    return `${((point.x + next.x) / 2).toFixed(1)} ${((point.y + next.y) / 2).toFixed(1)}`;
  });
  const curves = points.map((point, index) =>
    index === 0 ? '' : `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${middles[index]}`,
  );
  const first = points[0] ?? centre;
  return `M${middles[0]}${curves.join('')}Q${first.x.toFixed(1)} ${first.y.toFixed(1)} ${middles[0]}`;
}

const rings = Array.from({ length: ringCount }, (_, ring) => ({
  path: ringPath(ring),
  width: ring % 4 === 0 ? 1.6 : 0.9,
  opacity: 0.3 - ring * 0.0085,
}));

function GrowthRings() {
  return (
    <svg
      viewBox="0 0 548 776"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      {rings.map(({ path, width, opacity }) => (
        <path key={path} d={path} fill="none" stroke="#bfe9df" strokeWidth={width} opacity={opacity} />
      ))}
      <circle cx="300" cy="286" r="40" fill="#7fcfbd" opacity=".16" />
      <circle cx="300" cy="286" r="22" fill="#bfe9df" opacity=".85" />
      <circle cx="307" cy="278" r="6" fill="#003f37" />
    </svg>
  );
}
