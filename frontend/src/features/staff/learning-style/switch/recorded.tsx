import { switchText as text } from './switch.text';

/** What the analysis records, and who sees it. */
export const Recorded = () => (
  <div className="grid gap-2 text-sm">
    <p>{text.recorded}</p>
    <ul className="list-disc pl-5">
      {text.what.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
    <p>{text.who}</p>
  </div>
);
