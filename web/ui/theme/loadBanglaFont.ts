/**
 * Asks for the letters of Bangla before anything shows one. The sign of the taka is one of them, so nearly every page does,
 * and rows that were shown without them are laid out again when they come.
 */
export function loadBanglaFont(): void {
  // Without them the system's letters are shown.
  document.fonts.load('1em "Noto Sans Bengali Variable"', '৳').catch(() => {});
}
