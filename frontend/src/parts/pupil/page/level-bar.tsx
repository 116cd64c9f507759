import './level-bar.css';

/** How far something is, from 0 to 1, with what that means in words. */
export function LevelBar({ share, label }: { share: number; label: string }) {
  return (
    <div className="level-bar" role="img" aria-label={label}>
      <i style={{ width: `${Math.round(Math.min(Math.max(share, 0), 1) * 100)}%` }} />
    </div>
  );
}
