import { useState } from 'react';

export interface PurchaseProps<Business> {
  business: Business;
  /** How many were wanted by a payment that came to nothing: opens the panel with that number in it. */
  again: number | undefined;
  /** Another try has been given up. */
  onClose: () => void;
}

/** Opens by its button, or by itself for another try. */
export function usePurchasePopover(again: number | undefined, onClose: () => void) {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen: isOpen || again !== undefined,
    onOpenChange(next: boolean) {
      setOpen(next);
      if (!next) onClose();
    },
  };
}
