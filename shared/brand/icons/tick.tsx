export function Tick({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 6 24" fill="currentColor" aria-hidden="true">
      <path d="M3.6 1q-.3-.1-.8.4-.4.6-.9 1.4T1 4.7q-.4 1-.7 2.1Q.1 7.9 0 8.9q0 1.1.1 2.2l.2 2.1q.2 1.1.5 2.1.2.9.5 1.9t.7 2 .7 1.9l.7 1.4q.2.6.6.5t.4-.7q0-.7-.1-1.6v-1.9q-.1-1.1-.1-2v-2q-.1-1-.1-2T4 10.9V9q-.1-.9 0-1.8 0-.9.1-1.9V3.4q.1-.9 0-1.6-.2-.7-.5-.8" />
    </svg>
  );
}
