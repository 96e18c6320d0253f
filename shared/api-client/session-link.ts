type SessionLink = { token: () => string | null; refused: (token: string, message: string) => void };

let link: SessionLink = { token: () => null, refused: () => undefined };

/** The shell calls it once. `token` reads the session's token, and `refused` gets the token and message of a 401. */
export function linkSession(session: SessionLink): void {
  link = session;
}

export const currentToken = (): string | null => link.token();
export const tokenRefused = (token: string, message: string): void => link.refused(token, message);
