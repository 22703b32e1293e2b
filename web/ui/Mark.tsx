/** The sign of the product: a K, drawn as a tally that has been crossed. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path
        d="M10 8v16M22 8 10.6 16.6M15 14l7.5 10"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
