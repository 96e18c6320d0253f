/** What the global error tells (specification § 8). */
export type ServerFailure = { status: number; statusText: string; message: string };

/** Answers that mean that the server itself is unwell. */
const reportedStatuses = [500, 503, 506];

let shown: string | null = null;
let listener: (failure: ServerFailure) => void = () => undefined;

/** Who shows the global error: the shell, once. */
export function onServerFailure(listen: (failure: ServerFailure) => void): void {
  listener = listen;
}

export function reportServerFailure(failure: ServerFailure): void {
  if (!reportedStatuses.includes(failure.status)) return;
  shown = failure.message;
  listener(failure);
}

/** The global error is closed, or could not be shown. */
export function dismissServerFailure(): void {
  shown = null;
}

/** Whether the global error says `message` already: nobody else needs to. */
export function isServerFailureShown(message: string): boolean {
  return shown === message;
}
