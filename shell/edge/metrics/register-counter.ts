import { Counter, type Registry } from 'prom-client';

type CounterOf = {
  name: string;
  help: string;
  label: string;
  counts: () => Readonly<Record<string, number>>;
};

/** A counter by one label, read when somebody asks for it. */
export function registerCounter(registry: Registry, { name, help, label, counts }: CounterOf): void {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, count] of Object.entries(counts())) this.inc({ [label]: value }, count);
    },
  });
}
