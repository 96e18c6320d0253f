export function Underline({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M1 5q0 .3 2 .2 1.9-.1 4.7-.3t6-.4l6.8-.2q3.5 0 7.2.3 3.7.2 7.9.7 4.1.4 8.6.8t9.1.6q4.7.1 10.1-.2t11.3-.9q6-.6 11.4-1.2t9.2-1.1q3.7-.4 3.7-.7t-3.8-.1L86 3q-5.4.3-11.4.5-5.9.3-11.3.4-5.3.1-9.9-.1t-9-.6l-8.6-.8q-4.1-.4-8-.6-3.8-.1-7.4.1-3.5.2-6.8.6-3.3.5-6.1 1-2.7.4-4.6.8T1 5" />
    </svg>
  );
}
