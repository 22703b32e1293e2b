/** Tells the forms of the page to keep what is typed in them: the page is about to be loaded again. */
export const BEFORE_LOADING_AGAIN = 'karbar:before-loading-again';

export const keepTyping = () => window.dispatchEvent(new Event(BEFORE_LOADING_AGAIN));

/** Loads the page again; what is typed in the forms on it is there afterwards. */
export function loadPageAgain(): void {
  keepTyping();
  window.location.reload();
}
