/** What people call a record of the table: 'WebOrder' -> 'Web order'. */
export function recordName(table: string): string {
  const words = table.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace('Sms', 'SMS');
}
