/** One SMS to one number. */
export function SingleSmsForm() {
  return null;
}
