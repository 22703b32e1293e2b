/** Tells the forms of the page to keep what is typed in them: the page is about to be loaded again. */
export const BEFORE_LOADING_AGAIN = 'karbar:before-loading-again';

/** Loads the page again; what is typed in the forms on it is there afterwards. */
export function loadPageAgain(): void {
  window.dispatchEvent(new Event(BEFORE_LOADING_AGAIN));
  window.location.reload();
}
