/** What takes the keys, as far as it is shown. */
export const STOPS = ':is(a[href], :is(button, input, select, textarea):enabled):not([tabindex="-1"])';

const passing = new Set<HTMLElement>();

/**
 * The `ref` of a button that goes with what it removes: when it goes while it has the focus, the next such button of the list
 * gets it, else the one before, else what is nearest to the list, such as the field that adds to it: a field before a button.
 */
export function passFocusOn(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  passing.add(button);
  return () => {
    passing.delete(button);
    if (document.activeElement !== button) return;
    const stops = [...document.querySelectorAll<HTMLElement>(STOPS)];
    const place = stops.indexOf(button);
    const [before, after] = [stops.slice(0, place).reverse(), stops.slice(place + 1)];
    // Its row may stay for a moment longer.
    const row = button.closest('li, tr');
    const around: Element[] = [];
    for (let one = button.parentElement; one; one = one.parentElement) around.push(one);
    // Once what is removed has left the page.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      for (const part of around.filter(({ isConnected }) => isConnected)) {
        const isLeft = (stop: HTMLElement) => part.contains(stop) && !row?.contains(stop) && stop.matches(STOPS) && stop.checkVisibility();
        const [up, down] = [before.filter(isLeft), after.filter(isLeft)];
        const isPassing = (stop: HTMLElement) => passing.has(stop);
        const next = down.find(isPassing) ?? up.find(isPassing) ?? up.find((stop) => stop.matches('input, textarea')) ?? up[0] ?? down[0];
        if (next) return next.focus();
      }
    });
  };
}
