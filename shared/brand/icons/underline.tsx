export function Underline({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M1 5Q1 5.3 3 5.2Q4.9 5.1 7.7 4.9Q10.5 4.7 13.7 4.5Q17 4.4 20.5 4.3Q24 4.3 27.7 4.6Q31.4 4.8 35.6 5.3Q39.7 5.7 44.2 6.1Q48.7 6.5 53.3 6.7Q58 6.8 63.4 6.5Q68.8 6.2 74.7 5.6Q80.7 5 86.1 4.4Q91.5 3.8 95.3 3.3Q99 2.9 99 2.6Q99 2.3 95.2 2.5Q91.4 2.7 86 3Q80.6 3.3 74.6 3.5Q68.7 3.8 63.3 3.9Q58 4 53.4 3.8Q48.8 3.6 44.4 3.2Q40 2.8 35.8 2.4Q31.7 2 27.8 1.8Q24 1.7 20.4 1.9Q16.9 2.1 13.6 2.5Q10.3 3 7.5 3.5Q4.8 3.9 2.9 4.3Q1 4.7 1 5Z" />
    </svg>
  );
}
