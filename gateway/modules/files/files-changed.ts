import { msg, type Message } from '../../../schema/rules/message.ts';

/** What a timeline says when a record that had some files, by id, has others. */
export function filesChanged(before: readonly string[], after: readonly string[]): Message {
  const added = after.filter((id) => !before.includes(id)).length;
  const removed = before.filter((id) => !after.includes(id)).length;
  if (added > 0 && removed > 0) return msg('Changed the files');
  if (added > 0) return msg('Attached {{count}} files', { count: added, defaultValue_one: 'Attached a file' });
  if (removed > 0) return msg('Removed {{count}} files', { count: removed, defaultValue_one: 'Removed a file' });
  return msg('Sorted the files');
}
