import { DAY_MS } from '../../../schema/rules/durations.ts';
import { db } from '../../../gateway/db/client.ts';

/** What the platform has announced and will announce; none is shown now, so that the demo's pages begin with their own. */
export async function seedAnnouncements(): Promise<void> {
  if ((await db.announcement.count()) > 0) return;
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  const createdByName = 'Karbar Support';
  await db.announcement.createMany({
    data: [
      {
        title: 'New: parcels of RedX are booked in bulk', titleBangla: 'নতুন: রেডএক্সের পার্সেল একসাথে বুক করা যায়',
        text: 'Choose RedX in Delivery Methods and enter your key.', textBangla: 'ডেলিভারি মেথডে রেডএক্স বেছে নিয়ে আপনার কী দিন।',
        startsAt: inDays(-20), endsAt: inDays(-13), createdByName, createdAt: inDays(-20),
      },
      {
        title: 'Maintenance on Friday night', titleBangla: 'শুক্রবার রাতে রক্ষণাবেক্ষণ', severity: 'WARNING',
        text: 'Karbar is away from 2:00 to 2:30. Orders of your web shops wait and come in afterwards.',
        textBangla: 'রাত ২টা থেকে ২টা ৩০ পর্যন্ত কারবার বন্ধ থাকবে। ওয়েব শপের অর্ডার অপেক্ষা করে পরে ঢুকবে।',
        startsAt: inDays(30), endsAt: inDays(32), isForAdmins: true, createdByName, createdAt: inDays(-1),
      },
    ],
  });
}
