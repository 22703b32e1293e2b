import { useState } from 'react';

export interface PurchaseProps<Business> {
  business: Business;
  /** The quantity of a failed payment: opens the panel with this number. */
  again: number | undefined;
  /** Called when the user gives up repeating the purchase. */
  onClose: () => void;
}

/** A popover that opens by its button, or by itself to repeat a purchase. */
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
