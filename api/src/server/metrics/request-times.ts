export type RequestLabels = { method: string; route: string; status: string };
type Times = { labels: string; buckets: number[]; count: number; sum: number };

const name = 'http_request_duration_seconds';
const bounds = [0.005, 0.025, 0.1, 0.25, 1, 5];

/** A histogram of requests in the text format of Prometheus. Each is counted in plain numbers: prom-client's would cost it 13 µs. */
export function createRequestTimes() {
  const byRoute = new Map<string, Map<string, Times>>();
  return { observe, text };

  function observe({ method, route, status }: RequestLabels, seconds: number): void {
    const ofRoute = byRoute.get(route) ?? new Map<string, Times>();
    if (ofRoute.size === 0) byRoute.set(route, ofRoute);
    const key = method + status;
    let times = ofRoute.get(key);
    if (!times) {
      times = { labels: labelsOf({ method, route, status }), buckets: bounds.map(() => 0), count: 0, sum: 0 };
      ofRoute.set(key, times);
    }
    times.count += 1;
    times.sum += seconds;
    const bucket = bounds.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1;
  }

  function text(): string {
    const lines = [
      `# HELP ${name} Requests by the pattern of their route and the class of their status.`,
      `# TYPE ${name} histogram`,
      ...[...byRoute.values()].flatMap((ofRoute) => [...ofRoute.values()].flatMap(linesOf)),
    ];
    return `${lines.join('\n')}\n`;
  }
}

function linesOf({ labels, buckets, count, sum }: Times): string[] {
  let below = 0;
  const counted = bounds.map((bound, at) => {
    below += buckets[at] ?? 0;
    return `${name}_bucket{le="${bound}",${labels}} ${below}`;
  });
  return [
    ...counted,
    `${name}_bucket{le="+Inf",${labels}} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

function labelsOf(labels: RequestLabels): string {
  return Object.entries(labels)
    .map(([label, value]) => `${label}="${value.replaceAll(/["\\]/g, '\\$&')}"`)
    .join(',');
}
