/** Spec §9: July keeps its four letters. */
const months = [
  'JAN',
  'FEB',
  'MAR',
  'APR',
  'MAY',
  'JUN',
  'JULY',
  'AUG',
  'SEP',
  'OCT',
  'NOV',
  'DEC',
];

/** `2026-11-09` reads `09 NOV 2026`. Taken apart by hand, so that no time zone can move it to another day. */
export function shortDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
