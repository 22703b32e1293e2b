/**
 * Until it is known whether what was asked for has come, the form is not submitted: it would be saved without it. Whoever
 * submits it meanwhile need not do so again, unless it has not come.
 */
export function holdSubmit(form: HTMLFormElement | null | undefined, hasCome: Promise<boolean>): void {
  if (!form) return;
  let isWanted = false;
  function hold(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    isWanted = true;
  }
  form.addEventListener('submit', hold);
  void hasCome.then((isThere) => {
    form.removeEventListener('submit', hold);
    if (isWanted && isThere && form.isConnected) form.requestSubmit();
  });
}
