export function SuccessIcon() {
  return (
    <svg className="toast-icon" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" />
      <path d="M4.9 8.3 7.2 10.5l4-4.8" />
    </svg>
  );
}

export function ErrorIcon() {
  return (
    <svg className="toast-icon toast-icon-error" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" />
      <path d="M8 4.4v4.4M8 11v.6" />
    </svg>
  );
}
