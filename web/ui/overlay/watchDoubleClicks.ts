/** A press at the same place within this time of the one before is meant as one with it: a double click. */
const DOUBLE_MS = 400;
/** As far as a pointer slips meanwhile. */
const NEAR_PX = 6;
/** What a press consists of; react-aria would click by itself where only the click is missing. */
const PARTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/** The dialog or drawer, with what dims the page around it. Null is the page. */
const layerOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-modal-layer]') : null);

let isWatching = false;

/**
 * The second press of a double click belongs to where the first was. It does nothing when a dialog has closed under it, or
 * opened: what stands there now is not what was meant.
 */
export function watchDoubleClicks(): void {
  if (isWatching) return;
  isWatching = true;
  let first = { at: -Infinity, x: 0, y: 0, layer: null as Element | null };
  let isHeld = false;

  function begin({ timeStamp, clientX, clientY, target }: MouseEvent): void {
    const isSecond = timeStamp - first.at < DOUBLE_MS && Math.hypot(clientX - first.x, clientY - first.y) < NEAR_PX;
    const layer = layerOf(target);
    isHeld = isSecond && layer !== first.layer;
    // A third press follows the first as well.
    first = { at: timeStamp, x: clientX, y: clientY, layer: isHeld ? first.layer : layer };
  }

  function hold(event: MouseEvent): void {
    if (event.type === 'pointerdown') begin(event);
    // A click without a pointer is that of a key, or of a program.
    if (!isHeld || (event.type === 'click' && event.detail === 0)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  for (const part of PARTS) window.addEventListener(part, hold, { capture: true });
  // Whoever pressed a key in between has seen what came of the first press.
  window.addEventListener('keydown', () => { first.at = -Infinity; }, { capture: true });
}
