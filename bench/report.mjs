import { budgets, units } from './budgets.mjs';

/** @typedef {{ name: string, what: string, budget: string, result: string, value: number | null, isMet: boolean | null }} Row */

/** @param {Record<string, number>} measured @returns {Row[]} */
export function rowsOf(measured) {
  return Object.entries(budgets).map(([name, { what, unit, atMost, atLeast }]) => {
    const value = measured[name] ?? null;
    const [bound, sign] = atMost === undefined ? [atLeast ?? 0, '≥'] : [atMost, '≤'];
    const budget = `${sign} ${units[unit](bound)}`;
    if (value === null) return { name, what, budget, result: 'not measured', value, isMet: null };
    const isMet = sign === '≤' ? value <= bound : value >= bound;
    return { name, what, budget, result: units[unit](value), value, isMet };
  });
}

/** @param {Row[]} rows */
export function tableOf(rows) {
  const lines = rows.map(({ what, budget, result, isMet }) => [what, budget, result, signOf(isMet)]);
  const all = [['What', 'Budget', 'Result', ''], ...lines];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  const [head, ...body] = all.map((line) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | '),
  );
  const rule = widths.map((width) => '-'.repeat(Math.max(width, 1))).join(' | ');
  return [head, rule, ...body].map((line) => `| ${line} |`).join('\n');
}

/** @param {boolean | null} isMet */
function signOf(isMet) {
  if (isMet === null) return '–';
  return isMet ? '✓' : '✗';
}
