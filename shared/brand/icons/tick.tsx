/** Beside the chosen item of a side navigation. */
export function Tick({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 6 24" fill="currentColor" aria-hidden="true">
      <path d="M3.6 1Q3.3 0.9 2.8 1.4Q2.4 2 1.9 2.8Q1.4 3.6 1 4.7Q0.6 5.7 0.3 6.8Q0.1 7.9 0 8.9Q0 10 0.1 11.1Q0.2 12.2 0.3 13.2Q0.5 14.3 0.8 15.3Q1 16.2 1.3 17.2Q1.6 18.2 2 19.2Q2.4 20.2 2.7 21.1Q3.1 21.9 3.4 22.5Q3.6 23.1 4 23Q4.4 22.9 4.4 22.3Q4.4 21.6 4.3 20.7Q4.3 19.8 4.3 18.8Q4.2 17.7 4.2 16.8Q4.2 15.8 4.2 14.8Q4.1 13.8 4.1 12.8Q4.1 11.8 4 10.9Q4 9.9 4 9Q3.9 8.1 4 7.2Q4 6.3 4.1 5.3Q4.1 4.4 4.1 3.4Q4.2 2.5 4.1 1.8Q3.9 1.1 3.6 1Z" />
    </svg>
  );
}
