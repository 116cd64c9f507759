import './brand.css';
/** The IDEB rule as a sign: the scale and one upright mark. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" className={className} aria-hidden="true">
      <rect width="36" height="36" rx="9" fill="var(--primary)" />
      <g fill="none" stroke="var(--on-primary)" strokeLinecap="round">
        <path d="M7 24.5h22" strokeWidth="2.5" />
        <path d="M9.5 24v-4M14 24v-4M22.5 24v-4M27 24v-4" strokeWidth="2" opacity=".65" />
        <path d="M18.2 24V10" strokeWidth="3" />
      </g>
    </svg>
  );
}

export function Brand() {
  return (
    <div className="brand">
      <BrandMark />
      <div>
        <b>Sistema IDEB</b> <span>Gestão Educacional</span>
      </div>
    </div>
  );
}
