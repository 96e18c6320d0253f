declare module 'autocannon' {
  type Request = { path: string };
  type Composed = { setupRequest(request: Request): Request; onResponse(...heard: unknown[]): void };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
    requests: (Request | Composed)[];
  };
  type Result = {
    requests: { average: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  };
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
