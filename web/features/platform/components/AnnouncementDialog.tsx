import { useTranslation } from 'react-i18next';
import type { AnnouncementSeverity, SubscriptionTier } from '../../../__generated__/useSaveAnnouncementCreateMutation.graphql.ts';
import { DAY_MS, DHAKA_OFFSET_MS } from '../../../../schema/rules/durations.ts';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { FormSelect, FormSwitch, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { currentTime } from '../../../relay/serverTime.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { FieldRow } from '../../../ui/Form.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { AnnouncementRow } from '../announcementColumns.tsx';
import { TIERS } from '../businessSearch.ts';
import { useSaveAnnouncement } from '../mutations/useSaveAnnouncement.ts';
import { SEVERITIES, severityText } from '../severity.ts';

interface AnnouncementDialogProps {
  /** Null for a new one. */
  announcement: AnnouncementRow | null;
  onSaved: () => void;
  onClose: () => void;
}

interface Draft {
  title: string;
  text: string;
  titleBangla: string;
  textBangla: string;
  severity: string;
  /** A tier, or '' for all businesses. */
  tier: string;
  isForAdmins: boolean;
  isDismissible: boolean;
  startsAt: string;
  endsAt: string;
}


/** '2026-11-25T14:30' on the clock of Dhaka, as the browser's field for date and time takes it. */
const clockOf = (date: Date) => new Date(date.getTime() + DHAKA_OFFSET_MS).toISOString().slice(0, 16);
const momentOf = (clock: string) => `${clock}:00+06:00`;

function draftOf(announcement: AnnouncementRow | null): Draft {
  if (!announcement) {
    const now = new Date(currentTime());
    const endsAt = `${dhakaDay(new Date(now.getTime() + 7 * DAY_MS))}T23:59`;
    return {
      title: '', text: '', titleBangla: '', textBangla: '', severity: 'INFO', tier: '', isForAdmins: false, isDismissible: true,
      startsAt: clockOf(now), endsAt,
    };
  }
  const { title, text, titleBangla, textBangla, severity, tiers, isForAdmins, isDismissible, startsAt, endsAt } = announcement;
  return {
    title, text, titleBangla, textBangla, severity, isForAdmins, isDismissible,
    tier: tiers[0] ?? '', startsAt: clockOf(new Date(startsAt)), endsAt: clockOf(new Date(endsAt)),
  };
}

/** Writes an announcement, or changes one. */
export function AnnouncementDialog({ announcement, onSaved, onClose }: AnnouncementDialogProps) {
  const { t } = useTranslation();
  const { createAnnouncement, updateAnnouncement } = useSaveAnnouncement();
  const form = useCommandForm<Draft, unknown>({
    saved: draftOf(announcement),
    save: ({ tier, severity, startsAt, endsAt, ...draft }): Promise<CommandOutcome<unknown>> => {
      const input = {
        ...draft,
        severity: severity as AnnouncementSeverity,
        tiers: tier ? [tier as SubscriptionTier] : [],
        startsAt: momentOf(startsAt),
        endsAt: momentOf(endsAt),
      };
      return announcement
        ? updateAnnouncement({ ...input, announcementId: announcement.id, version: announcement.version })
        : createAnnouncement(input);
    },
    onSaved: () => {
      toast.success(announcement ? t('Changed') : t('Announced'));
      onSaved();
    },
  });
  return (
    <FormDialog
      form={form}
      title={announcement ? t('Change the announcement') : t('Announce something')}
      submitLabel={announcement ? t('Save') : t('Announce')}
      onClose={onClose}
      width={560}
    >
      <FormTextField form={form} label={t('Title')} name="title" isRequired maxLength={120} autoComplete="off" autoFocus />
      <FormTextArea form={form} label={t('Text')} name="text" maxLength={1_000} rows={2} />
      <FormTextField
        form={form} label={t('Title in Bangla')} name="titleBangla" maxLength={120} autoComplete="off"
        description={t('The English is shown where it is empty.')}
      />
      <FormTextArea form={form} label={t('Text in Bangla')} name="textBangla" maxLength={1_000} rows={2} />
      <FieldRow>
        <FormSelect form={form} label={t('Severity')} name="severity" options={SEVERITIES.map((id) => ({ id, label: severityText(id, t) }))} />
        <FormSelect
          form={form} label={t('For')} name="tier"
          options={[{ id: '', label: t('All businesses') }, ...TIERS.map((id) => ({ id, label: id }))]}
        />
      </FieldRow>
      <FieldRow>
        <FormTextField form={form} label={t('Shown from')} name="startsAt" type="datetime-local" isRequired />
        <FormTextField form={form} label={t('Shown until')} name="endsAt" type="datetime-local" isRequired />
      </FieldRow>
      <FormSwitch form={form} label={t('Only for founders and administrators')} name="isForAdmins" />
      <FormSwitch form={form} label={t('Can be put away by whoever has read it')} name="isDismissible" />
    </FormDialog>
  );
}
