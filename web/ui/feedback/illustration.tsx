import type { ReactNode } from 'react';

interface IllustrationProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** Frame of a line drawing. */
export function Illustration({ width, height, children }: IllustrationProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="var(--brand)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
