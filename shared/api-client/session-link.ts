type SessionLink = { token: () => string | null; refused: (token: string, message: string) => void };

let link: SessionLink = { token: () => null, refused: () => undefined };

/**
 * Tells the API client whose token its calls carry, and whom to tell when the API refuses one (401), in
 * whose words.
 * The shell says so once; nobody else but the event streams, which come later, needs to see a token.
 */
export function linkSession(session: SessionLink): void {
  link = session;
}

export const currentToken = (): string | null => link.token();
export const tokenRefused = (token: string, message: string): void => link.refused(token, message);
