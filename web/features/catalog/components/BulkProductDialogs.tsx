import { useTranslation } from 'react-i18next';
import { FormNumberField, FormSelect } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { SelectOption } from '../../../ui/Select.tsx';
import { useArchiveProducts } from '../mutations/useArchiveProducts.ts';
import { useCategorizeProducts } from '../mutations/useCategorizeProducts.ts';
import { useRestoreProducts } from '../mutations/useRestoreProducts.ts';
import { useSetLowStockLevels } from '../mutations/useSetLowStockLevels.ts';
import type { ProductSelection } from '../productSelection.ts';

export type BulkChange = 'category' | 'lowLevel' | 'shops' | 'archive' | 'restore';

const AddToShopsDialog = lazyPart(() => import('./AddToShopsDialog.tsx'), 'AddToShopsDialog', { onFailed: ({ onClose }) => onClose() });

interface BulkProductDialogProps {
  change: BulkChange;
  selection: ProductSelection;
  categories: readonly SelectOption[];
  onClose: () => void;
  onStarted: () => void;
}

/** Asks for the new value of a bulk change and starts it as a bulk job. */
export function BulkProductDialog({ change, ...props }: BulkProductDialogProps) {
  if (change === 'category') return <CategoryDialog {...props} />;
  if (change === 'lowLevel') return <LowLevelDialog {...props} />;
  if (change === 'shops') return <AddToShopsDialog {...props} />;
  return <StatusDialog isArchive={change === 'archive'} {...props} />;
}

type PartProps = Omit<BulkProductDialogProps, 'change'>;

function useStarted(onStarted: () => void) {
  const navigate = useNavigateWhileShown();
  return ({ id }: { id: string }) => {
    onStarted();
    void navigate({ to: '/bulk-jobs/$id', params: { id } });
  };
}

function CategoryDialog({ selection: { count, ...chosen }, categories, onClose, onStarted }: PartProps) {
  const { t } = useTranslation();
  const { categorizeProducts } = useCategorizeProducts();
  const form = useCommandForm({
    saved: { category: '' },
    save: ({ category }) => categorizeProducts({ ...chosen, category: category || undefined }),
    onSaved: useStarted(onStarted),
  });
  return (
    <FormDialog
      form={form}
      title={t('Category of {{count}} products', { count, defaultValue_one: 'Category of {{count}} product' })}
      submitLabel={t('Change category')}
      onClose={onClose}
      width={420}
    >
      <FormSelect form={form} name="category" label={t('Category')} options={[{ id: '', label: t('None') }, ...categories]} />
    </FormDialog>
  );
}

function LowLevelDialog({ selection: { count, ...chosen }, onClose, onStarted }: PartProps) {
  const { t } = useTranslation();
  const { setLowStockLevels } = useSetLowStockLevels();
  const form = useCommandForm({
    saved: { level: null as number | null },
    save: ({ level }) => setLowStockLevels({ ...chosen, level: level ?? undefined }),
    onSaved: useStarted(onStarted),
  });
  return (
    <FormDialog
      form={form}
      title={t('Low stock level of {{count}} products', { count, defaultValue_one: 'Low stock level of {{count}} product' })}
      submitLabel={t('Set the level')}
      onClose={onClose}
      width={420}
    >
      <FormNumberField
        form={form}
        name="level"
        label={t('Low at')}
        description={t('Of each variant. Empty: never low.')}
        min={0}
        max={1_000_000}
        autoFocus
      />
    </FormDialog>
  );
}

function StatusDialog({ isArchive, selection: { count, ...chosen }, onClose, onStarted }: PartProps & { isArchive: boolean }) {
  const { t } = useTranslation();
  const { archiveProducts, isInFlight: isArchiving } = useArchiveProducts();
  const { restoreProducts, isInFlight: isRestoring } = useRestoreProducts();
  const started = useStarted(onStarted);

  async function confirm() {
    const outcome = isArchive ? await archiveProducts(chosen) : await restoreProducts(chosen);
    if (outcome.ok) started(outcome.data);
    else toastProblem(outcome.problem);
  }

  return (
    <ConfirmDialog
      title={isArchive
        ? t('Archive {{count}} products?', { count, defaultValue_one: 'Archive {{count}} product?' })
        : t('Restore {{count}} products?', { count, defaultValue_one: 'Restore {{count}} product?' })}
      confirmLabel={isArchive ? t('Archive') : t('Restore')}
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      isPending={isArchiving || isRestoring}
    >
      {isArchive
        ? t('They are offered nowhere and no longer count for your package. Their stock and history stay; it can be undone.')
        : t('They are offered again, as far as your package allows.')}
    </ConfirmDialog>
  );
}
