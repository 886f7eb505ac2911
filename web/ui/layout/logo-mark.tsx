interface LogoMarkProps {
  size: number;
}

/** Lumitree's logo: a tree whose crown is an eye. Decorative, because the name is beside it. */
export function LogoMark({ size }: LogoMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        fill="var(--mark)"
        d="M14.4 21h3.2c0 4.2.9 7.2 3.9 9.6a.25.25 0 0 1-.16.4H10.66a.25.25 0 0 1-.16-.4c3-2.4 3.9-5.4 3.9-9.6z"
      />
      <path
        fill="var(--mark)"
        d="M1.3 12.6C4.9 5 10 1 16 1s11.1 4 14.7 11.6a1 1 0 0 1 0 .8C27.1 20.5 22 24.4 16 24.4S4.9 20.5 1.3 13.4a1 1 0 0 1 0-.8z"
      />
      <circle cx="16" cy="12.7" r="6.9" fill="var(--mark-iris)" />
      <circle cx="16" cy="12.7" r="3.9" fill="var(--mark)" />
      <circle cx="17.9" cy="10.9" r="1.35" fill="var(--mark-iris)" />
    </svg>
  );
}
