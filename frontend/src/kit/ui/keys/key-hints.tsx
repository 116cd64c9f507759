import './key-hints.css';

export interface KeyHint {
  keys: readonly string[];
  does: string;
}

/** Which keys work now, and what each does. Keys are of who has a keyboard: on a phone the hints go. */
export function KeyHints({ hints, className = '' }: { hints: readonly KeyHint[]; className?: string }) {
  return (
    <ul className={`key-hints ${className}`}>
      {hints.map(({ keys, does }) => (
        <li key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}
