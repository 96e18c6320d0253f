type SessionLink = { token: () => string | null; refused: (token: string, message: string) => void };

let link: SessionLink = { token: () => null, refused: () => undefined };

/** The shell calls it once. `token` reads the session's token, and `refused` gets the token and message of a 401. */
export function linkSession(session: SessionLink): void {
  link = session;
}

export const currentToken = (): string | null => link.token();
export const tokenRefused = (token: string, message: string): void => link.refused(token, message);

export type ServerFailure = { status: number; statusText: string; message: string };

const reportedStatuses = [500, 503, 506];

let shown: string | null = null;
let listener: (failure: ServerFailure) => void = () => undefined;

/** Keeps one listener only, because the shell alone shows the global error. */
export function onServerFailure(listen: (failure: ServerFailure) => void): void {
  listener = listen;
}

export function reportServerFailure(failure: ServerFailure): void {
  if (!reportedStatuses.includes(failure.status)) return;
  shown = failure.message;
  listener(failure);
}

export function dismissServerFailure(): void {
  shown = null;
}

export function isServerFailureShown(message: string): boolean {
  return shown === message;
}
