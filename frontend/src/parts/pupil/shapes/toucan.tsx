import './toucan.css';

/** Likes the pupil, not the score: it never looks sad. */
export function Toucan({ size = 64 }: { size?: number }) {
  return (
    <svg className="toucan" width={size} height={size} viewBox="0 0 72 64" aria-hidden="true">
      <path d="M40 14c17-4 31 6 29 27-.2 2-2.2 2.6-3.4 1.1C60.5 35.5 52 34 40 37z" fill="#ff9d1f" />
      <path
        d="M40 27c11-2.5 21-.5 28.8 8.5.3 1.8.3 3.6.2 5.5-.2 2-2.2 2.6-3.4 1.1C60.5 35.5 52 34 40 37z"
        fill="#e36a0a"
      />
      <path
        d="M66.5 29c2 3.5 2.8 7.5 2.5 12-.2 2-2.2 2.6-3.4 1.1-1.3-1.7-2.7-3-4.3-4 2.5-2.5 4.3-5.5 5.2-9.1z"
        fill="#24324f"
      />
      <path
        d="M6 64V32C6 18 16 8 28.5 8S48 17 48 28c0 8-3 13-5 20-1.3 4.5-1.5 10-1.5 16z"
        fill="var(--toucan)"
      />
      <path
        d="M41.5 64c0-6 .2-11.5 1.5-16 .8-2.9 1.8-5.4 2.8-8-6.8-2-16.3 0-20.3 7-3 5.3-2.5 11.5-1.5 17z"
        fill="#fff7e0"
      />
      <path d="M25.5 47c4-7 13.5-9 20.3-7-.7 1.9-1.5 3.8-2.1 5.9-6-1.8-13-.6-18.9 2.9z" fill="#ffc83d" />
      <circle cx="35" cy="24" r="8" fill="#7cc7ff" />
      <circle cx="36" cy="24" r="4.2" fill="#14203a" />
      <circle cx="37.5" cy="22.5" r="1.4" fill="#fff" />
    </svg>
  );
}
