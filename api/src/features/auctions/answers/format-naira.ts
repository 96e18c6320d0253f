/** As texts of the gallery write an amount: '#1,400,000'. */
export function formatNaira(amount: number): string {
  return `#${digits.format(amount)}`;
}

const digits = new Intl.NumberFormat('en');
