import { defineModule } from '../../module.ts';
import { adjustmentExport } from './adjustment-export.ts';
import { countExport } from './count-export.ts';
import { movementExport } from './movement-export.ts';
import { inventoryChecks } from './stock-checks.ts';
import { transferExport } from './transfer-export.ts';

export const inventory = defineModule({
  name: 'inventory',
  graphql: () => [
    import('./graphql/Location.ts'), import('./graphql/StockAdjustment.ts'), import('./graphql/StockTransfer.ts'),
    import('./graphql/StockCount.ts'),
  ],
  exports: [adjustmentExport, countExport, movementExport, transferExport],
  ledgerChecks: inventoryChecks,
  counted: [
    { kind: 'adjustment', table: 'StockAdjustment' }, { kind: 'transfer', table: 'StockTransfer' },
    { kind: 'stock-count', table: 'StockCount' },
  ],
});
