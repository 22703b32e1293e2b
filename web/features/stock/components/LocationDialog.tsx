import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormSwitch, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useCreateLocation } from '../mutations/useCreateLocation.ts';
import { useUpdateLocation } from '../mutations/useUpdateLocation.ts';

interface LocationDialogProps {
  /** Null for a new location. */
  location: { id: string; name: string; isDefault: boolean; version: number } | null;
  onClose: () => void;
}

/** The form of a location: its name, and whether it is the default that orders reserve from first. */
export function LocationDialog({ location, onClose }: LocationDialogProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { createLocation } = useCreateLocation();
  const { updateLocation } = useUpdateLocation();
  const form = useCommandForm({
    saved: { name: location?.name ?? '', isDefault: location?.isDefault ?? false },
    save: ({ name, isDefault }) =>
      location
        ? updateLocation({ locationId: location.id, version: location.version, name: name.trim(), isDefault })
        : createLocation({ name: name.trim() }),
    onSaved: ({ name }) => {
      toast.success(t('{{name}} is saved', { name }));
      onClose();
      // The previous default changes too, and pages depend on the number of locations.
      void router.invalidate();
    },
  });
  return (
    <FormDialog
      form={form}
      title={location ? t('Change {{name}}', { name: location.name }) : t('New location')}
      submitLabel={t('Save')}
      onClose={onClose}
      width={440}
    >
      <FormTextField form={form} label={t('Name')} name="name" maxLength={60} isRequired />
      {location && (
        <FormSwitch form={form} label={t('New orders take their pieces from here first')} name="isDefault" isDisabled={location.isDefault} />
      )}
    </FormDialog>
  );
}
