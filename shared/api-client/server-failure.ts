/** What the global error tells (specification § 8). */
export type ServerFailure = { status: number; statusText: string; message: string };

/** Answers that mean that the server itself is unwell. */
const unwell = [500, 503, 506];

let listener: (failure: ServerFailure) => void = () => undefined;

/** Who shows the global error: the shell, once. */
export function onServerFailure(listen: (failure: ServerFailure) => void): void {
  listener = listen;
}

export function tellServerFailure(failure: ServerFailure): void {
  if (unwell.includes(failure.status)) listener(failure);
}
